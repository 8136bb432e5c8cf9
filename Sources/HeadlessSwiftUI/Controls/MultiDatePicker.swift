public import Foundation
import HeadlessUIKit
import UIKitPresentation

/// A choice of days: a labelled placeholder stands for the calendar, with a finding `placeholder-screen`.
public struct MultiDatePicker<Label: View>: View {
  /// Days with a label of views, which is not shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  /// Days of an interval with a label of views, which is not shown.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {}
  /// Days from one on with a label of views, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {}

  public var body: some View { CalendarHost() }
}

extension MultiDatePicker where Label == Text {
  /// Days with the text of a key, which is not shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
  /// Days of an interval with the text of a key, which is not shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {}
  /// Days from one on with the text of a key, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {}
  /// Days with a text, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
}

private struct CalendarHost: UIViewRepresentable {
  func makeUIView(context: Context) -> UICalendarView { UICalendarView() }
  func updateUIView(_ view: UICalendarView, context: Context) {}
}

public import Foundation
import HeadlessUIKit

/// A choice of days in a calendar. Days outside of an interval look like others.
public struct MultiDatePicker<Label: View>: View {
  private let days: Binding<Set<DateComponents>>

  /// Days with a label of views, which is not shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { days = selection }
  /// Days of an interval with a label of views, which is not shown.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    days = selection
  }
  /// Days from one on with a label of views, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { days = selection }

  public var body: some View { CalendarHost(days: Array(days.wrappedValue)) }
}

extension MultiDatePicker where Label == Text {
  /// Days with the text of a key, which is not shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { days = selection }
  /// Days of an interval with the text of a key, which is not shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    days = selection
  }
  /// Days from one on with the text of a key, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { days = selection }
  /// Days with a text, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) { days = selection }
}

private struct CalendarHost: UIViewRepresentable {
  let days: [DateComponents]

  func makeCoordinator() -> UICalendarSelectionMultiDate { UICalendarSelectionMultiDate(delegate: nil) }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.wantsDateDecorations = false
    view.selectionBehavior = context.coordinator
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) { context.coordinator.selectedDates = days }
}

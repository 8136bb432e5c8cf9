public import Foundation
import HeadlessUIKit

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// The members of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date: UIKit's picker, with a label.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  private let date: Binding<Date>
  private let range: (Date?, Date?)
  private let components: Components
  private let label: Label

  private init(_ date: Binding<Date>, _ range: (Date?, Date?), _ components: Components, _ label: Label) {
    (self.date, self.range, self.components, self.label) = (date, range, components, label)
  }

  public var body: some View {
    StyledControl(
      configuration: DatePickerStyleConfiguration(
        label: .init(label), selection: date, minimumDate: range.0, maximumDate: range.1,
        displayedComponents: components),
      standard: StyleBox(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension DatePicker {
  /// A choice with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, (nil, nil), displayedComponents, label()) }

  /// A choice between two dates with a label of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label()) }

  /// A choice from a date on with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, (range.lowerBound, nil), displayedComponents, label()) }

  /// A choice up to a date with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, (nil, range.upperBound), displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// A choice with the text of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, (nil, nil), displayedComponents, Text(titleKey)) }

  /// A choice with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, (nil, nil), displayedComponents, Text(title)) }

  /// A choice between two dates with the text of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey)) }

  /// A choice from a date on with the text of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey)) }

  /// A choice up to a date with the text of a key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey)) }
}

/// The values that a date picker's style makes a view from.
public struct DatePickerStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<_StyleRole.Label>

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date; nil for any.
  public var minimumDate: Date?
  /// The latest date; nil for any.
  public var maximumDate: Date?
  /// The parts of the date that are chosen.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, self.minimumDate, self.maximumDate) = (label, minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
    _selection = selection
  }
}

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The view of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The date in capsules at the trailing edge.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The date in capsules at the trailing edge.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration, style: .compact)
  }
}

/// The date in capsules at the trailing edge.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The date in capsules at the trailing edge.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration, style: .compact)
  }
}

/// A calendar, without the label.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar, without the label.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerView(configuration: configuration, style: .inline)
  }
}

/// Wheels beside the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels beside the label.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration, style: .wheels)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The date in capsules at the trailing edge.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in capsules at the trailing edge.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, without the label.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels beside the label.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the look of date pickers in the view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return styling(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The label before the picker; above it at the accessibility sizes and where wheels leave it no room.
private struct DateRow: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.dynamicTypeSize) private var size
  let configuration: DatePickerStyleConfiguration
  let style: UIDatePickerStyle

  var body: some View {
    if labelsHidden {
      picker
    } else if size.isAccessibilitySize {
      column
    } else if style == .wheels {
      ViewThatFits(in: .horizontal) {
        row
        column
      }
    } else {
      row
    }
  }

  private var row: some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
      picker
    }
  }

  private var column: some View {
    VStack(alignment: .leading) {
      configuration.label
      if style == .compact, configuration.displayedComponents == [.date, .hourAndMinute] {
        // The day and the time have no room in a line either.
        picker(of: .date)
        picker(of: .hourAndMinute)
      } else {
        picker
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var picker: some View { picker(of: configuration.displayedComponents) }

  private func picker(of components: DatePickerComponents) -> some View {
    var configuration = configuration
    configuration.displayedComponents = components
    return DatePickerView(configuration: configuration, style: style)
  }
}

private struct DatePickerView: UIViewRepresentable {
  let configuration: DatePickerStyleConfiguration
  let style: UIDatePickerStyle

  func makeUIView(context: Context) -> UIDatePicker { UIDatePicker() }

  func updateUIView(_ view: UIDatePicker, context: Context) {
    let environment = context.environment
    let components = configuration.displayedComponents
    view.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    view.preferredDatePickerStyle = style
    (view.locale, view.calendar, view.timeZone) = (environment.locale, environment.calendar, environment.timeZone)
    (view.minimumDate, view.maximumDate) = (configuration.minimumDate, configuration.maximumDate)
    view.date = configuration.selection
    view.isEnabled = environment.isEnabled
    view.tintColor = environment.tint?.uiColor(in: environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    let fitting = own.width > 0 ? own : uiView.sizeThatFits(.zero)
    guard let width = proposal.width, width.isFinite else { return fitting }
    if style == .inline { return CGSize(width: max(width, 0), height: fitting.height) }
    // Below its label it has a line of its own, and is not longer than that.
    let mayBeBelow = style == .wheels || context.environment.dynamicTypeSize.isAccessibilitySize
    return CGSize(width: mayBeBelow ? min(max(width, 0), fitting.width) : fitting.width, height: fitting.height)
  }
}

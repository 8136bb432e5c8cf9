public import Foundation
import HeadlessUIKit

/// A label beside two buttons.
public struct Stepper<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  private let label: Label
  /// Whether there is a value below and one above.
  private let ways: (down: Bool, up: Bool)

  private init(label: Label, ways: (down: Bool, up: Bool) = (true, true)) { (self.label, self.ways) = (label, ways) }

  private static func ways<V: Comparable>(_ value: Binding<V>, in bounds: ClosedRange<V>) -> (down: Bool, up: Bool) {
    (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound)
  }

  /// A label of views beside the buttons. The actions are not called.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label(), ways: (onDecrement != nil, onIncrement != nil)) }

  /// A label of views beside the buttons. The value is not shown.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  /// A label of views beside the buttons. The value is not shown.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label(), ways: Self.ways(value, in: bounds)) }

  /// A label of views beside the buttons. The value is not shown.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  /// A label of views beside the buttons. The value is not shown.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), ways: Self.ways(value, in: bounds)) }

  /// A label of views beside the buttons. The actions are not called.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), ways: (onDecrement != nil, onIncrement != nil)) }

  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      StepperView(ways: ways)
    }
  }
}

extension Stepper where Label == Text {
  /// The text of a key beside the buttons.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey)) }

  /// A text beside the buttons.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title)) }

  /// The text of a key beside the buttons.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey), ways: Self.ways(value, in: bounds)) }

  /// A text beside the buttons.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title), ways: Self.ways(value, in: bounds)) }

  /// The text of a key beside the buttons. The actions are not called.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey), ways: (onDecrement != nil, onIncrement != nil)) }

  /// A text beside the buttons. The actions are not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title), ways: (onDecrement != nil, onIncrement != nil)) }
}

extension Stepper where Label == Text {
  /// The text of a key beside the buttons. On iOS the value is not shown.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(titleKey)) }

  /// The text of a key beside the buttons. On iOS the value is not shown.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(titleKey), ways: Self.ways(value, in: bounds))
  }
}

private struct StepperView: UIViewRepresentable {
  let ways: (down: Bool, up: Bool)

  func makeUIView(context: Context) -> UIStepper { UIStepper() }

  func updateUIView(_ view: UIStepper, context: Context) {
    view.isEnabled = context.environment.isEnabled
    // The half that has no way to go is grey.
    (view.minimumValue, view.maximumValue, view.value) = (ways.down ? -1 : 0, ways.up ? 1 : 0, 0)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

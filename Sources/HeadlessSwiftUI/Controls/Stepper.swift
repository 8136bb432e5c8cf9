import Foundation
import HeadlessUIKit

/// A label beside two buttons.
public struct Stepper<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  private let label: Label

  private init(label: Label) { self.label = label }

  /// A label of views beside the buttons. The actions are not called.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  /// A label of views beside the buttons. The value is not shown.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  /// A label of views beside the buttons. The value is not shown.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      StepperView()
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
  ) { self.init(label: Text(titleKey)) }

  /// A text beside the buttons.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title)) }

  /// The text of a key beside the buttons. The actions are not called.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey)) }

  /// A text beside the buttons. The actions are not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title)) }
}

private struct StepperView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStepper { UIStepper() }
  func updateUIView(_ view: UIStepper, context: Context) { view.isEnabled = context.environment.isEnabled }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

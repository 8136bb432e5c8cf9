public import Foundation
import HeadlessUIKit
import ProposalLayout
import UIKitBars

/// The values that a button's style makes a view from.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, PrimitiveView {
    let make: NodeMaker

    public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
  }

  /// The kind of the button's action; nil if it does not say.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// False: nothing is pressed in a still picture.
  public let isPressed: Bool
  let trigger: @MainActor () -> Void
}

/// The values that a button's style with an action of its own makes a view from.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = ButtonStyleConfiguration.Label

  /// The kind of the button's action; nil if it does not say.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Calls the button's action.
  @MainActor public func trigger() { action() }
}

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = ButtonStyleConfiguration
}

/// The look of buttons, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The values that the view is made from.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A style of buttons whose type is not known.
struct AnyButtonStyle {
  let makeNodes: @MainActor (ButtonStyleConfiguration, NodeContext) -> [ViewNode]

  init<S: ButtonStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    makeNodes = { configuration, context in
      context.nodesOfBody(of: style) { style.makeBody(configuration: configuration) }
    }
  }

  init<S: PrimitiveButtonStyle>(primitive style: S) {
    nonisolated(unsafe) let style = style
    makeNodes = { configuration, context in
      // A button in the body has the standard style.
      let inner = context.with { $0.buttonStyle = .standard }
      let configuration = PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, action: configuration.trigger)
      return inner.nodesOfBody(of: style) { style.makeBody(configuration: configuration) }
    }
  }

  static var standard: AnyButtonStyle { AnyButtonStyle(StandardButtonStyle()) }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .standard }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons in the view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = AnyButtonStyle(style)
    return changingEnvironment { $0.buttonStyle = style }
  }

  /// Sets the look of buttons in the view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = AnyButtonStyle(primitive: style)
    return changingEnvironment { $0.buttonStyle = style }
  }

  /// Sets the corners of bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changingEnvironment { $0.buttonBorderShape = shape }
  }
}

/// The corners of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule
    case roundedRectangle(CGFloat?)
    case circle
  }

  let kind: Kind

  /// That of the system's version: a rounded rectangle.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Ends that are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Corners of 7 points, of 12 for large controls.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 7).path(in: rect)
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  /// The shape with its edge moved inwards by points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    AnyButtonBorder(shape: self, amount: amount)
  }
}

/// A button's border with its edge moved inwards.
private nonisolated struct AnyButtonBorder: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    AnyButtonBorder(shape: shape, amount: self.amount + amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The border that bordered buttons have.
  public static nonisolated var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

// MARK: - Standard styles

/// Text in the tint's colour.
private struct StandardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(label: configuration.label, role: configuration.role)
  }
}

/// A label in the colour of its role, grey where it is disabled; in the app's foreground, where one is set around the button (not
/// documented: apps colour their buttons so).
private struct TintedLabel: View {
  @Environment(\.foregroundStyles) private var foregroundStyles
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInBar) private var isInBar
  let label: ButtonStyleConfiguration.Label
  let role: ButtonRole?

  var body: some View {
    if foregroundStyles?.isOfApp == true { label } else { label.systemForeground(color) }
  }

  private var color: Color {
    guard isEnabled else { return Color(isInBar ? BarColors.disabled : .tertiaryLabel) }
    return role == .destructive ? .red : .accentColor
  }
}

/// The standard style: text in the tint's colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Text in the tint's colour.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(label: configuration.label, role: configuration.role)
  }
}

/// Text in the tint's colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Text in the tint's colour.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(label: configuration.label, role: configuration.role)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The label as it is, half transparent where the button is disabled.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(label: configuration.label) }
}

private struct PlainLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let label: ButtonStyleConfiguration.Label

  var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}

/// The tint's colour on a pale background of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The tint's colour on a background of 15 % of it.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: false)
  }
}

/// White on the tint's colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// White on the tint's colour.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Text in the tint's colour.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the tint's colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The tint's colour on a pale background of it.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// White on the tint's colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

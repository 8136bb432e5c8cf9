public import Foundation
import HeadlessUIKit

enum PickerStyleKind {
  case menu, segmented, inline, wheel, link
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { .menu }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

/// The look of pickers.
public protocol PickerStyle: Sendable {
  /// The kind of the style.
  var _style: _PickerStyleKind { get }
}

/// A look of pickers.
public struct _PickerStyleKind: Sendable {
  let style: PickerStyleKind
}

/// A menu, closed.
public struct MenuPickerStyle: PickerStyle {
  /// A menu, closed.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }
}

/// A menu, closed.
public struct DefaultPickerStyle: PickerStyle {
  /// A menu, closed.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .menu) }
}

/// Segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .segmented) }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// A style that has no options.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .wheel) }
}

/// A row that leads to the values.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A style that has no options.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .link) }
}

/// Small pictures in a row of a menu, elsewhere segments.
public struct PalettePickerStyle: PickerStyle {
  /// A style that has no options.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .segmented) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small pictures in a row of a menu, elsewhere segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// All values, one below the other.
public struct InlinePickerStyle: PickerStyle {
  /// All values, one below the other.
  public init() {}
  public var _style: _PickerStyleKind { _PickerStyleKind(style: .inline) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu, closed.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu, closed.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values, one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the look of pickers in the view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.pickerStyle = style._style.style }
  }
}

extension View {
  /// The height of the values of wheels in the view, in points.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    modifier(WheelItemHeightModifier(height: height))
  }
}

private struct WheelItemHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The height of the values of wheels, in points.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { wheelItemHeight ?? 32 }
    set { wheelItemHeight = newValue }
  }

  /// The height of the values of wheels, in points; nil for UIKit's own.
  var wheelItemHeight: CGFloat? {
    get { self[WheelItemHeightKey.self] }
    set { self[WheelItemHeightKey.self] = newValue }
  }
}

/// Sets the height of the values of wheels.
nonisolated struct WheelItemHeightModifier: ViewModifier, PrimitiveModifier {
  let height: CGFloat

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let height = context.length(height, "defaultWheelPickerItemHeight(_:)").map { CGFloat($0) }
    return content(context.with { $0.wheelItemHeight = height })
  }
}

public import Foundation
public import HeadlessUIKit

/// The material of iOS 26. It is not drawn: findings say so.
public struct Glass: Equatable, Sendable {
  /// The usual one.
  public static let regular = Glass()
  /// A clear one.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()
  /// The same, as it is not drawn.
  public func tint(_ color: Color?) -> Glass { self }
  /// The same, as it is not drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of glass that appears. Nothing moves.
public struct GlassEffectTransition: Sendable {
  /// Without a change.
  public static let identity = GlassEffectTransition()
  /// From the glass around.
  public static let matchedGeometry = GlassEffectTransition()
  /// By itself.
  public static let materialize = GlassEffectTransition()
}

/// Views whose glass flows together, which is not drawn.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views whose glass flows together within a distance in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension View {
  /// Glass behind the view, which is not drawn: a finding says so.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { undrawn("glassEffect(_:in:)", when: true) }
  /// Has no effect: nothing moves.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: glass is not drawn.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing moves.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier())
  }
  /// The view beyond its edges, which is not drawn: a finding says so.
  public nonisolated func backgroundExtensionEffect() -> some View {
    undrawn("backgroundExtensionEffect()", when: true)
  }
  /// The look of content that scrolls below bars. At rest there is none.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    modifier(EmptyModifier())
  }
  /// The look of content that scrolls below bars. At rest there is none.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: bars are whole.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// Views above the bar of tabs, which are not drawn: a finding says so.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    undrawn("tabViewBottomAccessory(content:)", when: true)
  }
  /// What is above the bar of tabs, which is not drawn: a finding says so where it is to be.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { undrawn("tabViewBottomAccessory(content:)", when: isEnabled) }
  /// Has no effect: searches are as before iOS 26.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// A second line of the title, which is not drawn: a finding says so.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    undrawn("navigationSubtitle(_:)", when: true)
  }
  /// A second line of the title, which is not drawn: a finding says so.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    undrawn("navigationSubtitle(_:)", when: true)
  }
  /// A second line of the title, which is not drawn: a finding says so.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    undrawn("navigationSubtitle(_:)", when: true)
  }
  /// A bar at an edge, with the look from before iOS 26.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// The look of content that scrolls below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Without a line.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// When a bar of tabs becomes smaller. It does not.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The behaviour of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The place of what is above the bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Within the bar.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  /// The place of what is above the bar of tabs: there is nothing.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

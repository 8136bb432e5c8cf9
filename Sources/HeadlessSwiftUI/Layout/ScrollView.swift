import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Content that is longer than its room, at rest.
public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let inner = context.inStack(axes == .horizontal ? .horizontal : .vertical)
    let children = inner.nodes(of: content, at: .content)
    // Several views lie in a stack.
    let single =
      children.count == 1
      ? children[0]
      : ViewNode(
        "", axes == .horizontal ? Stack.horizontal() : Stack.vertical(), children, in: context, isListed: false)
    let node = ViewNode("ScrollView", ScrollRoom(axes.layoutAxes), [single], in: context)
    // Content that scrolls out of the safe area is seen beside it.
    let area = context.environment.safeArea
    node.effects = [.scope { rect, _ in .clip(.rectangle(area.extending(rect, at: .all))) }]
    return [node]
  }
}

/// Reads where a scroll view is; scrolling to a view has no effect.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    context.nodes(of: content(ScrollViewProxy()), at: .content)
  }
}

/// What scrolls a scroll view.
public struct ScrollViewProxy: Sendable {
  /// Has no effect: content is shown at rest.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

/// Whether indicators of scrolling are shown; at rest they are not.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// How content bounces.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

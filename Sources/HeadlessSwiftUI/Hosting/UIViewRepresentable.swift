public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// The values that a representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the representable made to answer delegates.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The values of the change, which are none.
  public let transaction: Transaction
}

/// A view of UIKit in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView
  /// The type of what answers delegates.
  associatedtype Coordinator = Void

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Sets what has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is taken away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what answers delegates, once, before the view is made.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the one that follows from the view's own size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// The values that the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  /// Nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let kept = context.element.kept(.of(Self.self)) { KeptView<UIViewType, Coordinator>(makeCoordinator()) }
    let inner = Context(
      coordinator: kept.coordinator, environment: context.environment, transaction: Transaction())
    guard PropertyLinks.link(self, to: context, Self.self) else { return [] }
    let view = kept.view ?? context.environment.withTraits { makeUIView(context: inner) }
    kept.view = view
    context.environment.withTraits { updateUIView(view, context: inner) }
    return [
      HostedView.node("\(UIViewType.self)", view, in: context) { proposal in
        sizeThatFits(ProposedViewSize(proposal), uiView: view, context: inner).map(LayoutSize.init)
      }
    ]
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// The values that a controller's representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the representable made to answer delegates.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The values of the change, which are none.
  public let transaction: Transaction
}

/// A controller of UIKit in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of UIKit's controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what answers delegates.
  associatedtype Coordinator = Void

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Sets what has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller is taken away.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what answers delegates, once, before the controller is made.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the one that follows from the view's own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  /// The values that the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// Nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let kept = context.element.kept(.of(Self.self)) {
      KeptView<UIViewControllerType, Coordinator>(makeCoordinator())
    }
    let inner = Context(
      coordinator: kept.coordinator, environment: context.environment, transaction: Transaction())
    guard PropertyLinks.link(self, to: context, Self.self) else { return [] }
    let controller = kept.view ?? context.environment.withTraits { makeUIViewController(context: inner) }
    kept.view = controller
    context.environment.withTraits { updateUIViewController(controller, context: inner) }
    return [
      HostedView.node(
        "\(UIViewControllerType.self)", controller.view ?? UIView(), of: controller, in: context
      ) { proposal in
        let size = sizeThatFits(ProposedViewSize(proposal), uiViewController: controller, context: inner)
        return size.map(LayoutSize.init) ?? proposal.replacingUnspecified()
      }
    ]
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// The kept view or controller of a representable.
private final class KeptView<Kept: AnyObject, Coordinator> {
  let coordinator: Coordinator
  var view: Kept?

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension EnvironmentValues {
  /// Calls `body` with the environment's traits as the current ones.
  func withTraits<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    traits.performAsCurrent { result = body() }
    return result ?? body()
  }
}

extension HostedView {
  /// A node of a view of UIKit, perhaps of a controller's.
  static func node(
    _ kind: String, _ view: UIView, of controller: UIViewController? = nil, in context: NodeContext,
    measure: @escaping (ProposedSize) -> LayoutSize?
  ) -> ViewNode {
    let hosted = HostedView(view, of: controller, measure: measure)
    let traits = context.environment.traits
    // Layout runs on the main actor.
    let rule = Leaf { proposal in
      MainActor.assumeIsolated { traits.measured { hosted.size(for: proposal) } }
    }
    let node = ViewNode(kind, rule, in: context)
    node.painter = hosted
    node.spoken.isTarget = view.isTarget
    if view.isAccessibilityElement {
      node.spoken.label = view.accessibilityLabel
      node.spoken.value = view.accessibilityValue
      node.spoken.traits = view.accessibilityTraits
    }
    return node
  }
}

extension UITraitCollection {
  fileprivate func measured(_ size: @MainActor () -> LayoutSize) -> LayoutSize {
    MainActor.assumeIsolated {
      var result = LayoutSize.zero
      performAsCurrent { result = size() }
      return result
    }
  }
}

public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// What a representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the representable made to answer delegates.
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// A view of UIKit in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Sets what has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the one that follows from the view's own size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let kept = context.element.stored(RepresentableSlot.number) { KeptView<UIViewType, Coordinator>(makeCoordinator()) }
    let inner = Context(
      coordinator: kept.coordinator, environment: context.environment, transaction: Transaction())
    PropertyLinks.link(self, to: context, Self.self)
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
  public func makeCoordinator() {}
}

/// What a controller's representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the representable made to answer delegates.
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// A controller of UIKit in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Sets what has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the one that follows from the view's own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let kept = context.element.stored(RepresentableSlot.number) {
      KeptView<UIViewControllerType, Coordinator>(makeCoordinator())
    }
    let inner = Context(
      coordinator: kept.coordinator, environment: context.environment, transaction: Transaction())
    PropertyLinks.link(self, to: context, Self.self)
    let controller = kept.view ?? context.environment.withTraits { makeUIViewController(context: inner) }
    kept.view = controller
    context.environment.withTraits { updateUIViewController(controller, context: inner) }
    return [
      HostedView.node("\(UIViewControllerType.self)", controller.view ?? UIView(), in: context) { proposal in
        let size = sizeThatFits(ProposedViewSize(proposal), uiViewController: controller, context: inner)
        return size.map(LayoutSize.init) ?? proposal.replacingUnspecified()
      }
    ]
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

private enum RepresentableSlot {
  static let number = -2_000
}

/// What is kept of a representable.
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
  /// A node of a view of UIKit.
  static func node(
    _ kind: String, _ view: UIView, in context: NodeContext, measure: @escaping (ProposedSize) -> LayoutSize?
  ) -> ViewNode {
    let hosted = HostedView(view, measure: measure)
    let traits = context.environment.traits
    // Layout runs on the main actor.
    let rule = Leaf { proposal in
      MainActor.assumeIsolated { traits.measured { hosted.size(for: proposal) } }
    }
    let node = ViewNode(kind, rule, in: context)
    node.painter = hosted
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

import Drawing
import Foundation
public import HeadlessUIKit
import ProposalLayout
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A view of UIKit as a node: it is measured by UIKit, and what it draws is drawn in the node's place.
@MainActor
final class HostedView: NodePainter {
  let view: UIView
  /// The controller of the view, if that has one.
  private let controller: UIViewController?
  private let measure: (ProposedSize) -> LayoutSize?

  /// - Parameter measure: the size for a proposal; nil for the one that UIKit gives.
  init(
    _ view: UIView, of controller: UIViewController? = nil,
    measure: @escaping (ProposedSize) -> LayoutSize? = { _ in nil }
  ) {
    (self.view, self.controller, self.measure) = (view, controller, measure)
  }

  /// The view's size for a proposal: as large as proposed where it has no size of its own, as SwiftUI does.
  func size(for proposal: ProposedSize) -> LayoutSize {
    if let size = measure(proposal) { return size }
    let own = view.intrinsicContentSize
    func length(_ own: CGFloat, _ proposal: Double?, hugging: UILayoutPriority, resistance: UILayoutPriority) -> Double
    {
      guard own >= 0 else { return proposal ?? 10 }
      guard let proposal, proposal.isFinite else { return Double(own) }
      // One that hugs its content little grows, one that resists little shrinks.
      let high = UILayoutPriority.defaultHigh.rawValue
      let follows = proposal > Double(own) ? hugging.rawValue < high : resistance.rawValue < high
      return follows ? proposal : Double(own)
    }
    let width = length(
      own.width, proposal.width, hugging: view.contentHuggingPriority(for: .horizontal),
      resistance: view.contentCompressionResistancePriority(for: .horizontal))
    let height = wrappedHeight(width, own) ?? own.height
    return LayoutSize(
      width: width,
      height: length(
        height, proposal.height, hugging: view.contentHuggingPriority(for: .vertical),
        resistance: view.contentCompressionResistancePriority(for: .vertical)))
  }

  /// The height of a view whose text wraps, as it is narrower than that; nil for other views.
  private func wrappedHeight(_ width: Double, _ own: CGSize) -> CGFloat? {
    guard view.mayWrapText, width < Double(own.width) else { return nil }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let window = UIWindow(size: frame.size, safeAreaInsets: .zero, traits: canvas.traits)
    let room = UIViewController()
    room.view.backgroundColor = .clear
    if let controller { room.addChild(controller) }
    room.view.addSubview(view)
    controller?.didMove(toParent: room)
    window.rootViewController = room
    window.makeKeyAndVisible()
    // The room has the window's size now; before, it would stretch the view along with itself.
    view.frame = CGRect(origin: .zero, size: frame.size)
    view.layoutIfNeeded()
    let recording = withExtendedLifetime(window) { view.record() }
    controller?.willMove(toParent: nil)
    view.removeFromSuperview()
    controller?.removeFromParent()
    var content = NodeContent()
    content.commands = recording.displayList.commands.moved(by: frame.origin)
    content.notes = recording.findings.map { .init(kind: $0.kind, message: $0.message) }
    return content
  }
}

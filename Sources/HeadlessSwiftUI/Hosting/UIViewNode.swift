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
  private let measure: (ProposedSize) -> LayoutSize?

  /// - Parameter measure: the size for a proposal; nil for the one that UIKit gives.
  init(_ view: UIView, measure: @escaping (ProposedSize) -> LayoutSize? = { _ in nil }) {
    (self.view, self.measure) = (view, measure)
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
    return LayoutSize(
      width: length(
        own.width, proposal.width, hugging: view.contentHuggingPriority(for: .horizontal),
        resistance: view.contentCompressionResistancePriority(for: .horizontal)),
      height: length(
        own.height, proposal.height, hugging: view.contentHuggingPriority(for: .vertical),
        resistance: view.contentCompressionResistancePriority(for: .vertical)))
  }

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let window = UIWindow(size: frame.size, safeAreaInsets: .zero, traits: canvas.traits)
    let controller = UIViewController()
    window.rootViewController = controller
    view.frame = CGRect(origin: .zero, size: frame.size)
    controller.view.backgroundColor = .clear
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    let recording = withExtendedLifetime(window) { view.record() }
    view.removeFromSuperview()
    var content = NodeContent()
    content.commands = recording.displayList.commands.moved(by: frame.origin)
    content.notes = recording.findings.map { .init(kind: $0.kind, message: $0.message) }
    return content
  }
}

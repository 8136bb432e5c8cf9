import Foundation
import HeadlessUIKit
import ProposalLayout

/// A tree of views that is laid out again until nothing changes.
@MainActor
final class SettledTree<Content: View> {
  var content: Content {
    didSet { isStale = true }
  }
  private let graph = ViewGraph()
  private var environment: EnvironmentValues?
  private var isStale = true

  init(_ content: Content) { self.content = content }

  /// The presentations that the views request.
  var presentations: [PresentationRequest] { graph.presentations }
  /// The views' statements to the hosting view, by their type.
  var statements: [ObjectIdentifier: Any] { graph.statements }

  var refusals: [String] { graph.takeRefusals() }

  /// Whether views have changed since they were laid out.
  var hasChanges: Bool { isStale || graph.hasChanges }

  /// Notes that the environment has changed.
  func invalidate() { isStale = true }

  /// The root, which is the content, or a stack of several.
  private func root(in environment: EnvironmentValues) -> ViewNode {
    let views = graph.makeNodes(of: content, in: environment, isFresh: isStale)
    isStale = false
    let made = graph.isExhausted ? [] : views
    if made.count == 1 { return made[0] }
    return graph.group(made, in: environment)
  }

  /// The size that the content takes for a proposal.
  func size(for proposal: ProposedSize, in environment: EnvironmentValues) -> LayoutSize {
    root(in: environment).layout.size(for: proposal)
  }

  /// Lays the content out in a room, in its centre, and again until nothing changes.
  ///
  /// - Returns: the root, placed.
  func settle(in room: LayoutRect, _ environment: EnvironmentValues) -> ViewNode {
    for _ in 0..<ViewGraph.roundLimit {
      let root = root(in: environment)
      let size = root.layout.size(for: ProposedSize(room.size))
      graph.presentations = []
      root.place(
        at: LayoutPoint(
          x: room.origin.x + (room.size.width - size.width) / 2,
          y: room.origin.y + (room.size.height - size.height) / 2),
        proposal: ProposedSize(room.size))
      graph.appear()
      if !graph.hasChanges || graph.isExhausted { return root }
    }
    let names = graph.changedNames.joined(separator: ", ")
    graph.refuse("The views do not settle: after \(ViewGraph.roundLimit) layouts \(names) still changes.")
    return root(in: environment)
  }
}

extension ViewGraph {
  /// Several views of the root, one below the other.
  fileprivate func group(_ nodes: [ViewNode], in environment: EnvironmentValues) -> ViewNode {
    ViewNode("", Stack.vertical(), nodes, environment: environment)
  }
}

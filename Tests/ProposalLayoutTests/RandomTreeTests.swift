import LayoutNotation
import Testing

@testable import ProposalLayout

/// 3,000 random trees of stacks, frames, padding, spacers and priorities, which `scripts/layout-fixtures/proposal_layouts.py` laid out
/// in rational numbers. It restates the rules without this code, and lays the recorded trees out as SwiftUI did.
@Suite struct RandomTreeTests {
  @Test func everyTreeIsLaidOutAsTheRulesSay() throws {
    let trees = try RandomTree.all()
    #expect(trees.count == 3_000)
    for tree in trees {
      let root = try tree.view.node(text: words)
      let proposal = ProposedSize(width: tree.proposed[0], height: tree.proposed[1])
      let size = root.size(for: proposal)
      root.place(at: .zero, proposal: proposal)
      let leaves = root.frames().filter { $0.node.children.count == 0 }.map(\.frame)
        .map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
      #expect(
        tree.isAlike(size: [size.width, size.height], leaves: leaves), "\(tree.view): \(size), \(leaves)")
    }
  }

  private func words(_ view: NotatedView) throws -> Leaf {
    let words = try NotatedWords(view)
    return Leaf(spacing: LayoutSpacing(.text(leadingGap: words.gap))) { proposal in
      let size = words.size(proposing: proposal.width)
      return LayoutSize(width: size.width, height: size.height)
    }
  }
}

import Drawing
import Foundation
import HeadlessUIKit
import LayoutNotation
import ProposalLayout
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Recorded and random layouts, of which `ProposalLayout`'s tests say where they are from, through the views.
@MainActor @Suite(.ownEnvironment) struct RecordedTreeTests {
  /// The sizes of texts are the record's. A divider of macOS is a point high, and its pixels are half points.
  @Test func everyRecordedTreeIsLaidOutAlike() throws {
    let records = try RecordedTree.all()
    #expect(records.count == 35)
    for record in records {
      var texts = record.leaves.filter { $0.kind == "text" }.map(\.numbers)[...]
      let view = try record.view.view { view in
        switch view.name {
        case "Text":
          let next = texts.popFirst()
          let size = try #require(next)
          let rule = Leaf.rigid(
            LayoutSize(width: size[2], height: size[3]), spacing: LayoutSpacing(.text(leadingGap: 0)))
          return AnyView(RuledView(kind: "Text", rule: rule))
        case "Divider": return AnyView(Color.red.frame(height: 1))
        default: return nil
        }
      }
      // The window shrinks to the view, in whole points, and proposes that size.
      let fitted = size(of: view, scale: 1)
      // This text's own width is between 399 and 400, and its layer is cut.
      if record.name != "text-long-wrap" {
        #expect([fitted.width, fitted.height].map { Double($0) } == record.root, "\(record.name)")
      }
      let window = CGSize(width: record.root[0], height: record.root[1])
      let leaves = HostedTree(view, in: window, scale: 2).nodes("Text", "Color").map { node in
        [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) }
      }
      #expect(leaves == record.leaves.map(\.numbers), "\(record.name)")
    }
  }

  @Test func everyRandomTreeIsLaidOutAsTheRulesSay() throws {
    let trees = try RandomTree.all()
    #expect(trees.count == 3_000)
    for tree in trees {
      let root = try placed(tree, .leftToRight)
      #expect(tree.isAlike(size: numbers(root).suffix(2), leaves: root.leaves.map(numbers)), "\(tree.view)")
    }
  }

  /// Apple: leading is right where the language is read from the right, so that the whole is mirrored.
  @Test func everyRandomTreeIsMirrored() throws {
    for tree in try RandomTree.all() {
      let root = try placed(tree, .rightToLeft)
      let leaves = root.leaves.map(numbers).map { [tree.size[0] - $0[0] - $0[2], $0[1], $0[2], $0[3]] }
      // A mirrored edge follows from three rounded numbers.
      #expect(tree.isAlike(size: numbers(root).suffix(2), leaves: leaves, within: 1.8e-4), "\(tree.view)")
    }
  }

  /// The root of a tree's views, placed at the corner.
  private func placed(_ tree: RandomTree, _ direction: UITraitEnvironmentLayoutDirection) throws -> ViewNode {
    let view = try tree.view.view { view in
      switch view.name {
      case "Words":
        let words = try NotatedWords(view)
        let rule = Leaf(spacing: LayoutSpacing(.text(leadingGap: words.gap))) { proposal in
          let size = words.size(proposing: proposal.width)
          return LayoutSize(width: size.width, height: size.height)
        }
        return AnyView(RuledView(kind: "Words", rule: rule))
      case "Box":
        let size = LayoutSize(width: view.number("width") ?? 0, height: view.number("height") ?? 0)
        return AnyView(RuledView(kind: "Box", rule: .rigid(size)))
      case "Divider": return AnyView(RuledView(kind: "Divider", rule: .divider(.horizontal, thickness: 1)))
      default: return nil
      }
    }
    let environment = EnvironmentValues(traits: phoneTraits(scale: 3, direction: direction))
    let root = try #require(ViewGraph().makeNodes(of: view, in: environment, isFresh: true).first)
    root.place(at: .zero, proposal: ProposedSize(width: tree.proposed[0], height: tree.proposed[1]))
    return root
  }

  private func numbers(_ node: ViewNode) -> [Double] {
    let frame = node.frame ?? .null
    return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }
}

extension ViewNode {
  /// The shown nodes without children, in drawing order.
  fileprivate var leaves: [ViewNode] {
    guard frame != nil else { return [] }
    return children.isEmpty ? [self] : children.flatMap(\.leaves)
  }
}

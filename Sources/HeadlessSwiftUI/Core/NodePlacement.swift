import Foundation
import HeadlessUIKit
import ProposalLayout
import UIKitValues

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGSize {
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension LayoutPoint {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutSize {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension LayoutRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension ViewNode {
  /// Places the node's tree: sets the frames of all nodes that are shown, and makes content that waits for its frame.
  ///
  /// - Parameters:
  ///   - origin: the node's corner in the coordinates of the hosting view.
  ///   - isMirrored: whether the node's children are mirrored, as leading is right.
  func place(at origin: LayoutPoint, proposal: ProposedSize) {
    layout.place(at: origin, proposal: proposal)
    settle(LayoutRect(origin: origin, size: layout.size(for: proposal)), proposal)
  }

  private func settle(_ frame: LayoutRect, _ proposal: ProposedSize) {
    guard frame.isFinite else { return refuseFrame() }
    self.frame = CGRect(frame)
    self.proposal = proposal
    for action in layoutActions { action(CGRect(frame)) }
    for action in anchorActions { action(self, CGRect(frame)) }
    let places = layout.placedChildren(in: frame.size, for: proposal)
    for (child, place) in zip(children, places) {
      guard let place else {
        child.frame = nil
        continue
      }
      let size = child.layout.size(for: place.proposal)
      child.settle(
        LayoutRect(origin: frame.origin + mirrored(place.origin, size, in: frame.size), size: size), place.proposal)
    }
    makeDeferredContent(in: frame)
  }

  /// Nothing is shown of a view without end.
  private func refuseFrame() {
    frame = nil
    deferredChildren = []
    UIKitFaults.raise(
      "SwiftUI", call: kind.isEmpty ? "View" : kind,
      reason: "its place or size is infinite or not a number. Look for an infinite proposed length.")
  }

  private func makeDeferredContent(in frame: LayoutRect) {
    guard let content else { return }
    let placed = content.make(DeferredPlace(size: CGSize(frame.size), frame: CGRect(frame)))
    deferredChildren = placed.map(\.node)
    for child in placed {
      let size = child.node.layout.size(for: child.proposal)
      child.node.place(at: frame.origin + mirrored(child.origin, size, in: frame.size), proposal: child.proposal)
    }
  }

  /// The place of a child: from the right edge where leading is right.
  private func mirrored(_ origin: LayoutPoint, _ size: LayoutSize, in room: LayoutSize) -> LayoutPoint {
    guard environment.layoutDirection == .rightToLeft else { return origin }
    return LayoutPoint(x: room.width - origin.x - size.width, y: origin.y)
  }
}

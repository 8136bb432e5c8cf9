import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore
@testable import UIKitValues

/// A SwiftUI view laid out in a room, as it is recorded.
@MainActor
struct HostedTree {
  let recording: ViewRecording
  let root: Drawing.LayoutNode

  /// - Parameters:
  ///   - room: in points; the view is proposed it, and lies in its centre.
  ///   - category: the text size.
  init(
    _ view: some View, in room: CGSize = CGSize(width: 400, height: 600),
    _ category: DynamicType.ContentSizeCategory = .large,
    scale: CGFloat = 3, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    background: UIColor = .systemBackground
  ) {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(
      size: room, safeAreaInsets: .zero, traits: phoneTraits(category, scale: scale, direction: direction))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.backgroundColor = background
    controller.view.layoutIfNeeded()
    recording = withExtendedLifetime(window) { controller.view.record() }
    root = recording.layout
  }

  /// The nodes of some kinds, in tree order.
  func nodes(_ kinds: String...) -> [Drawing.LayoutNode] {
    var found: [Drawing.LayoutNode] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if kinds.contains(node.kind) { found.append(node) }
      waiting += node.children.reversed()
    }
    return found
  }

  /// The node of a text.
  func text(_ text: String) -> Drawing.LayoutNode? {
    nodes("Text").first { $0.lines.map(\.text).joined(separator: " ") == text }
  }

  /// The words of all texts, in tree order.
  var texts: [String] { nodes("Text").map { $0.lines.map(\.text).joined(separator: " ") } }
}

/// The size that a view takes in a room, in points; infinite lengths ask for the greatest.
@MainActor
func size(
  of view: some View, in room: CGSize = CGSize(width: 400, height: 600),
  _ category: DynamicType.ContentSizeCategory = .large, scale: CGFloat = 3
) -> CGSize {
  let controller = UIHostingController(rootView: view)
  let window = UIWindow(
    size: CGSize(width: 400, height: 600), safeAreaInsets: .zero, traits: phoneTraits(category, scale: scale))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return withExtendedLifetime(window) { controller.sizeThatFits(in: room) }
}

/// Whether lengths agree within a hundredth of a point.
func agrees(_ actual: CGFloat, _ expected: Double) -> Bool { abs(Double(actual) - expected) < 0.01 }

/// Whether rectangles agree within a hundredth of a point.
func agrees(_ actual: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  guard let actual else { return false }
  return agrees(actual.minX, x) && agrees(actual.minY, y) && agrees(actual.width, width)
    && agrees(actual.height, height)
}

import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A view of UIKit that shows a SwiftUI view.
open class _UIHostingView<Content: View>: UIView {
  private let tree: SettledTree<Content>
  private var root: ViewNode?
  private var laidOut: (bounds: CGRect, traits: UITraitCollection, insets: UIEdgeInsets)?
  private var parts: [ContentPart] = []

  public init(rootView: Content) {
    tree = SettledTree(rootView)
    super.init(frame: .zero)
    isOpaque = false
  }

  public required init?(coder: NSCoder) { nil }

  /// The view that is shown.
  public final var rootView: Content {
    get { tree.content }
    set {
      tree.content = newValue
      root = nil
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues(traits: traitCollection)
    let insets = safeAreaInsets
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    environment.safeAreaInsets = EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
    environment.safeArea = SafeArea(bounds: bounds, area: bounds.inset(by: insets))
    if let tint = tintColor, tint != .systemBlue { environment.tint = Color(uiColor: tint) }
    return environment
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = safeAreaInsets
    let fitted = self.size(
      for: ProposedSize(
        width: size.width > 0 ? Double(max(0, size.width - insets.left - insets.right)) : nil,
        height: size.height > 0 ? Double(max(0, size.height - insets.top - insets.bottom)) : nil))
    return CGSize(
      width: fitted.width + insets.left + insets.right, height: fitted.height + insets.top + insets.bottom)
  }

  /// The size that the view takes for a proposal, rounded up to pixels.
  func size(for proposal: ProposedSize) -> CGSize {
    root = nil
    tree.invalidate()
    let size = tree.size(for: proposal, in: environment)
    reportRefusals()
    let grid = traitCollection.pixelGrid
    return CGSize(width: grid.up(size.width), height: grid.up(size.height))
  }

  open override var intrinsicContentSize: CGSize { size(for: .unspecified) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    settle()
  }

  @discardableResult private func settle() -> ViewNode {
    let (bounds, traits, insets) = (bounds, traitCollection, safeAreaInsets)
    let isCurrent = laidOut.map { $0.bounds == bounds && $0.traits === traits && $0.insets == insets } ?? false
    if let root, isCurrent, !tree.hasChanges { return root }
    if !isCurrent { tree.invalidate() }
    laidOut = (bounds, traits, insets)
    let area = bounds.inset(by: insets)
    let placed = tree.settle(
      in: LayoutRect(
        x: Double(area.minX), y: Double(area.minY), width: Double(max(0, area.width)),
        height: Double(max(0, area.height))), environment)
    root = placed
    reportRefusals()
    return placed
  }

  private func reportRefusals() {
    for refusal in tree.refusals { UIKitFaults.raise("SwiftUI", call: "\(Content.self)", reason: refusal) }
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var painting = NodePainting(on: pixels)
    painting.paint([settle()])
    var content = ViewContent()
    content.commands = painting.commands
    content.notes = painting.notes
    parts = painting.parts.map { $0.moved(by: pixels.zero) }
    return content
  }

  /// What VoiceOver reads of the view, in the order of the views in it.
  open override var accessibilityElements: [Any]? {
    get { SpokenTree(settle()).elements.map(element) }
    set {}
  }

  private func element(_ spoken: SpokenTree.Element) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = spoken.spoken.label
    element.accessibilityValue = spoken.spoken.value
    element.accessibilityHint = spoken.spoken.hint
    element.accessibilityTraits = spoken.spoken.traits
    element.accessibilityFrameInContainerSpace = spoken.frame
    if !spoken.name.isEmpty { element.accessibilityIdentifier = spoken.name }
    return element
  }

  @_spi(Subclasses) open override var contentParts: [ContentPart] { parts }
}

extension ContentPart {
  /// The part in coordinates whose origin is elsewhere.
  fileprivate func moved(by offset: CGPoint) -> ContentPart {
    var node = node
    node.frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
    node.lines = node.lines.map {
      Drawing.LayoutNode.Line(
        text: $0.text, x: $0.x + Double(offset.x), baseline: $0.baseline + Double(offset.y), width: $0.width)
    }
    return ContentPart(identity, node, in: parent, notes: notes, facts: facts, commands: commands)
  }
}

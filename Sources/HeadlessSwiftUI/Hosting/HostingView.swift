import Drawing
import Findings
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
  private var inherited: (bounds: CGRect, traits: UITraitCollection, insets: UIEdgeInsets)?
  private var parts: [ContentPart] = []
  /// Finds out whether the view's controller is presented as a sheet.
  final var findsSheet: () -> Bool = { false }
  /// Whether the controller presents what the views want first.
  final var isPresenting = false
  private var elements: (root: ViewNode, list: [(element: UIAccessibilityElement, node: ViewNode)])?
  /// The size that the view is offered where it is to be as large as it needs, in points; nil for its ideal size.
  var offeredSize: CGSize?
  /// The style that views have asked for.
  private var preferredStyle = UIUserInterfaceStyle.unspecified

  /// A view of UIKit that shows a view.
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

  /// The parts of the safe area in which the view is not shown.
  final var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The insets of the safe area, as far as the view stays out of it.
  private var usedInsets: UIEdgeInsets { safeAreaRegions.contains(.container) ? safeAreaInsets : .zero }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues(traits: traitCollection)
    let insets = usedInsets
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    environment.safeAreaInsets = EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
    environment.safeArea = SafeArea(bounds: bounds, area: bounds.inset(by: insets))
    environment.isInSheet = findsSheet()
    if let tint = tintColor, tint != .tintColor { environment.tint = Color(uiColor: tint) }
    return environment
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = usedInsets
    let fitted = self.size(
      for: ProposedSize(
        width: size.width > 0 ? Double(max(0, size.width - insets.left - insets.right)) : nil,
        height: size.height > 0 ? Double(max(0, size.height - insets.top - insets.bottom)) : nil))
    return CGSize(
      width: fitted.width + insets.left + insets.right, height: fitted.height + insets.top + insets.bottom)
  }

  /// The size that the view takes for a proposal, rounded up to pixels.
  func size(for proposal: ProposedSize) -> CGSize {
    _ = isCurrent()
    if tree.hasChanges { root = nil }
    let size = tree.size(for: proposal, in: environment)
    reportRefusals()
    let grid = traitCollection.pixelGrid
    return CGSize(width: grid.up(size.width), height: grid.up(size.height))
  }

  /// The view's ideal size, or the one that it takes of what it is offered; at the width that a layout proposes, if there is one.
  open override var intrinsicContentSize: CGSize {
    let width = widthAskedAbout ?? offeredSize?.width
    return size(for: ProposedSize(width: width.map(Double.init), height: offeredSize.map { Double($0.height) }))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tree.invalidate()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    settle()
  }

  @discardableResult private func settle() -> ViewNode {
    let known = root
    let placed = settleInTraits()
    guard placed !== known else { return placed }
    // The first one that views ask for counts.
    let style = (placed.preference(PreferredColorSchemeKey.self) ?? nil)?.style ?? .unspecified
    guard style != preferredStyle else { return placed }
    (preferredStyle, overrideUserInterfaceStyle) = (style, style)
    return settleInTraits()
  }

  private func settleInTraits() -> ViewNode {
    if isCurrent(), !tree.hasChanges, let root { return root }
    let (bounds, insets) = (bounds, usedInsets)
    let area = bounds.inset(by: insets)
    let placed = tree.settle(
      in: LayoutRect(
        x: Double(area.minX), y: Double(area.minY), width: Double(max(0, area.width)),
        height: Double(max(0, area.height))), environment)
    root = placed
    reportRefusals()
    return placed
  }

  /// Whether what views inherit is as it was when this was last asked; if not, all of them are asked again.
  private func isCurrent() -> Bool {
    let (bounds, traits, insets) = (bounds, traitCollection, usedInsets)
    if let inherited, inherited.bounds == bounds, inherited.traits === traits, inherited.insets == insets {
      return true
    }
    inherited = (bounds, traits, insets)
    tree.invalidate()
    return false
  }

  private func reportRefusals() {
    for refusal in tree.refusals { UIKitFaults.raise("SwiftUI", call: "\(Content.self)", reason: refusal) }
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    let root = settle()
    var painting = NodePainting(on: pixels)
    painting.paint([root])
    var content = ViewContent()
    content.commands = painting.commands
    content.notes = painting.notes + unshownPresentations
    let identities = identities(of: root, painting)
    parts = painting.parts.enumerated().map { $1.moved(by: pixels.zero, identity: identities[$0]) }
    return content
  }

  /// The presentations that the views request.
  final var presentations: [PresentationRequest] {
    settle()
    return tree.presentations
  }

  /// The views' options for the presentation that they are in.
  final var presentationOptions: PresentationOptions { PresentationOptions(of: tree.statements) }

  /// Findings of what is not presented: all but the first, which the hosting controller presents.
  private var unshownPresentations: [ViewContent.Note] {
    tree.presentations.dropFirst(isPresenting ? 1 : 0).map {
      .init(kind: .approximateLook, message: "\($0.call) presents something, which is not shown.")
    }
  }

  /// The objects that stand for parts where elements are looked for, by the parts' indices: the elements themselves.
  private func identities(of root: ViewNode, _ painting: NodePainting) -> [Int: ObjectIdentifier] {
    var identities: [Int: ObjectIdentifier] = [:]
    for (element, node) in elements(of: root) {
      guard let part = painting.standIns[ObjectIdentifier(node)], identities[part] == nil else { continue }
      identities[part] = ObjectIdentifier(element)
    }
    return identities
  }

  /// The elements of a settled tree with their nodes, which are made once.
  private func elements(of root: ViewNode) -> [(element: UIAccessibilityElement, node: ViewNode)] {
    if let elements, elements.root === root { return elements.list }
    let list = SpokenTree(root).elements.map { (element($0), $0.node) }
    elements = (root, list)
    return list
  }

  /// The elements that VoiceOver reads, in the order of the views in it.
  open override var accessibilityElements: [Any]? {
    get { elements(of: settle()).map(\.element) }
    set {}
  }

  private func element(_ spoken: SpokenTree.Element) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = spoken.spoken.label
    element.accessibilityValue = spoken.spoken.value
    element.accessibilityHint = spoken.spoken.hint
    element.accessibilityTraits = spoken.spoken.traits
    if !spoken.spoken.customActions.isEmpty {
      element.accessibilityCustomActions = spoken.spoken.customActions.map { name in
        UIAccessibilityCustomAction(name: name) { _ in false }
      }
    }
    element.accessibilityFrameInContainerSpace = spoken.frame
    if !spoken.name.isEmpty { element.accessibilityIdentifier = spoken.name }
    return element
  }

  @_spi(Subclasses) open override var contentParts: [ContentPart] { parts }
}

extension ContentPart {
  /// The part in coordinates whose origin is elsewhere.
  ///
  /// - Parameter identity: what stands for the part; nil for what does here.
  fileprivate func moved(by offset: CGPoint, identity: ObjectIdentifier?) -> ContentPart {
    var node = node
    node.frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
    node.lines = node.lines.map {
      Drawing.LayoutNode.Line(
        text: $0.text, x: $0.x + Double(offset.x), baseline: $0.baseline + Double(offset.y), width: $0.width)
    }
    return ContentPart(identity ?? self.identity, node, in: parent, notes: notes, facts: facts, commands: commands)
  }
}

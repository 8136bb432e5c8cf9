import Drawing
import Findings
import Foundation
import HeadlessUIKit
import Raster
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The surroundings of a node while it is painted, as far as audits ask: nodes that are not listed, and the limits of
/// text.
@MainActor
struct NodeSurroundings {
  /// The nodes around since the last listed one that are touched or read, whose facts the next listed one takes.
  private var unlisted: [ViewNode] = []
  /// The product of the opacities of those, and of the node itself.
  private(set) var alpha = 1.0
  /// Whether a node around is an element or hidden, so that VoiceOver does not reach this one.
  private var isUnread = false
  /// The frame of the nearest background; nil if there is none, or what is between scrolls or is transformed.
  private var background: CGRect?
  /// The part of the content that is not clipped, as far as it neither scrolls nor is transformed.
  private var clip: CGRect?
  /// Whether the node itself clips.
  private var clipsNode = false

  /// The surroundings of a node's content.
  ///
  /// - Parameter frame: that of the node, in its own coordinates.
  func entering(_ node: ViewNode, _ frame: CGRect, _ scopes: [Scope]) -> NodeSurroundings {
    var inner = self
    if node.scrolls { (inner.background, inner.clip) = (nil, nil) }
    inner.clipsNode = false
    for scope in scopes {
      switch scope {
      case .transform: (inner.background, inner.clip) = (nil, nil)
      case .clip where !node.scrolls:
        inner.clip = inner.clip.map { $0.intersection(frame) } ?? frame
        inner.clipsNode = true
      case .group(let alpha, _): inner.alpha *= alpha
      default: break
      }
    }
    if !node.isListed, node.spoken.concernsAudits { inner.unlisted.append(node) }
    return inner
  }

  /// The surroundings of a background, which are none of the nodes around both.
  var behind: NodeSurroundings {
    var around = self
    around.unlisted = []
    return around
  }

  /// The surroundings of a node on a background.
  func on(_ background: CGRect) -> NodeSurroundings {
    var around = self
    around.background = background
    return around
  }

  /// The surroundings of a listed node's content; the node has taken the values of unlisted ones.
  func inside(_ node: ViewNode) -> NodeSurroundings {
    var inner = self
    for node in unlisted + [node] {
      inner.isUnread = inner.isUnread || node.spoken.isHidden || node.spoken.grouping.isElement
    }
    (inner.unlisted, inner.alpha) = ([], 1)
    return inner
  }

  /// The facts of a listed node.
  ///
  /// - Parameter standIns: the nodes whose facts another has taken already.
  /// - Returns: the facts, and the nodes that the part stands for.
  func facts(
    of node: ViewNode, _ content: NodeContent, under transform: AffineTransform,
    besides standIns: [ObjectIdentifier: Int]
  ) -> (facts: ViewFacts, nodes: [ViewNode]) {
    let nodes = [node] + unlisted.filter { standIns[ObjectIdentifier($0)] == nil }
    var facts = content.facts
    facts.isDisabled = !node.environment.isEnabled
    facts.isInBar = node.environment.isInBar
    facts.clips = clipsNode
    facts.scrolledContent = node.scrolledContent
    facts.scrollsSideways = facts.scrolledContent.map { $0.width > (node.frame?.width ?? 0) + 0.5 } ?? false
    for node in nodes.reversed() {
      if let area = node.touchArea(under: transform) { facts.touchArea = area }
      facts.isUnlabelled = facts.isUnlabelled || (!isUnread && node.lacksWords)
    }
    if facts.touchArea != nil, facts.isInBar {
      facts.barItem = BarItemFacts(kind: "ToolbarItem", names: [SpokenTree.label(of: node)])
    }
    return (facts, nodes)
  }
}

// MARK: - Texts that leave what they stand on

extension NodeSurroundings {
  /// The share of a text's size by which letters may leave what they stand on, and the least, as the audit's rule has them.
  private static let overhang = (share: 0.1, least: 1.0)
  /// Findings about a text that leaves its background, or that something around clips.
  func notes(of content: NodeContent) -> [ViewContent.Note] {
    guard let ink = content.ink, let size = content.pointSize else { return [] }
    let most = max(Self.overhang.least, Self.overhang.share * size)
    let limits = [(clip, "what clips it"), (background, "its background")]
    return limits.compactMap { limit, name in
      guard let limit, let sides = ink.sides(outside: limit, by: most) else { return nil }
      return .init(kind: .textOutside, message: "The text extends beyond \(name) by \(sides).")
    }.prefix(1).map(\.self)
  }
}

extension NodeContent {
  fileprivate var pointSize: Double? { facts.fonts.map(\.pointSize).max() }

  /// The rectangle around the lines, from the first one's capitals to the last one's baseline.
  fileprivate var ink: CGRect? {
    guard let size = pointSize, let first = lines.first, let last = lines.last else { return nil }
    let (left, right) = (lines.map(\.x).min() ?? 0, lines.map { $0.x + $0.width }.max() ?? 0)
    // Inter's capitals are 0.727 of a font's size high.
    let top = first.baseline - 0.727 * size
    return CGRect(x: left, y: top, width: right - left, height: last.baseline - top)
  }
}

extension CGRect {
  /// The sides at which the rectangle is outside another by more than a distance, in words; nil if there are none.
  fileprivate func sides(outside other: CGRect, by most: Double) -> String? {
    let sides = [
      ("left", other.minX - minX), ("right", maxX - other.maxX), ("top", other.minY - minY),
      ("bottom", maxY - other.maxY),
    ].filter { Double($0.1) > most }
    guard !sides.isEmpty else { return nil }
    return sides.map { side, distance in
      let tenths = (Double(distance) * 10).rounded() / 10
      return "\(Int(exactly: tenths).map(String.init) ?? "\(tenths)") points at the \(side)"
    }.joined(separator: " and ")
  }
}

// MARK: - Nodes

extension SpokenNode {
  /// Whether audits ask about the node itself.
  fileprivate var concernsAudits: Bool {
    isTarget || isHidden || label != nil || value != nil || !traits.isEmpty || grouping.isElement
  }
}

extension SpokenNode.Grouping {
  /// Whether the node is an element in place of what is in it.
  fileprivate var isElement: Bool {
    switch self {
    case .children: false
    case .combined, .ignoring: true
    }
  }
}

extension ViewNode {
  fileprivate var scrolls: Bool { kind == "ScrollView" }

  /// The content that the node scrolls over, against its own corner.
  fileprivate var scrolledContent: CGRect? {
    guard scrolls, let frame, let content = children.first?.frame else { return nil }
    return content.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The area in which the node is touched: its frame, in a list at least as large as a row.
  fileprivate func touchArea(under transform: AffineTransform) -> TouchArea? {
    guard spoken.isTarget, environment.isEnabled, let frame else { return nil }
    var size = transform.box(of: frame).size
    if environment.isInList {
      size = CGSize(
        width: max(size.width, TouchArea.minimumSide), height: max(size.height, TouchArea.minimumSide))
    }
    return TouchArea(size: size)
  }

  /// Whether VoiceOver has no word for what is used or is an element: neither a label of its own nor one in it.
  fileprivate var lacksWords: Bool {
    guard spoken.isTarget || spoken.grouping.isElement, !spoken.isHidden else { return false }
    return !hasWords
  }

  private var hasWords: Bool {
    guard !spoken.isHidden else { return false }
    if let label = spoken.label, !spoken.isPictureName, !label.allSatisfy(\.isWhitespace) { return true }
    if case .ignoring = spoken.grouping { return false }
    return placedChildren.contains(where: \.hasWords)
  }
}

extension DrawCommand {
  /// Whether the command by itself paints something that is seen.
  var isVisible: Bool {
    switch self {
    case .begin, .end: false
    case .fill(_, .color(let color)), .stroke(_, _, .color(let color)): color.alpha > 0
    default: true
    }
  }
}

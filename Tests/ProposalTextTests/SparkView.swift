import Foundation
import LayoutNotation
import ProposalLayout
import ProposalText
import SystemText
import Testing
import TextLayout
import UIKitValues

/// A recorded view as nodes.
final class SparkView {
  struct Text {
    let node: LayoutNode
    let text: ProposedText
    let paints: [TextPaint]
  }

  private(set) var root = LayoutNode(Leaf.rigid(.zero))
  private(set) var texts: [Text] = []
  /// The nodes that are no texts, by their name in the notation, with their roles.
  private(set) var shapes: [(name: String, role: String?, node: LayoutNode)] = []

  init(_ view: NotatedView) throws {
    try Nunito.register()
    root = try node(view, in: nil)
  }

  /// Lays the view out at its ideal size, as the recorded pictures are, and returns that rounded up to pixels.
  func layOut() -> [Int] {
    let size = root.size(for: .unspecified)
    root.place(at: .zero, proposal: .unspecified)
    return [size.width, size.height].map { Int(($0 * 3 - 1e-6).rounded(.up)) }
  }

  private func node(_ view: NotatedView, in axis: LayoutAxis?) throws -> LayoutNode {
    let inner: LayoutAxis? = view.name == "HStack" ? .horizontal : view.name == "VStack" ? .vertical : axis
    let children = try view.children.map { try node($0, in: inner) }
    if view.name == "Text" { return try text(view) }
    let shape = LayoutNode(try rule(of: view, in: axis), children)
    shapes.append((view.name, view.string("role") ?? view.string("state"), shape))
    return view.name == "Circle" ? LayoutNode(AspectRatio(1), [shape]) : shape
  }

  // MARK: Rules

  private func rule(of view: NotatedView, in axis: LayoutAxis?) throws -> any LayoutRule {
    switch view.name {
    case "HStack": return Stack.horizontal(try view.guide(.centerY), spacing: view.number("spacing"))
    case "VStack": return Stack.vertical(try view.guide(.centerX), spacing: view.number("spacing"))
    case "ZStack": return Layers(view.string("alignment") == "bottom" ? .bottom : .center)
    case "overlay": return Secondary.overlay(.bottom)
    case "Spacer": return Spacer(along: axis, minimum: view.number("minLength"))
    case "RoundedRectangle", "Rectangle", "Circle": return Leaf.flexible
    case "Symbol", "Box": return try symbol(view)
    case "frame": return try frame(view)
    // There is no image in the padding.
    case "padding" where view.children.isEmpty: return Leaf.rigid(.zero)
    case "padding", "Badge: padding+clip": return Padding(view.insets)
    case "fixedSize":
      return FixedSize(
        Set(LayoutAxis.allCases.filter { view.flag($0 == .horizontal ? "horizontal" : "vertical") ?? true }))
    case "GeometryReader": return GeometryRoom()
    // No row of the pictures is wider than its room, so nothing scrolls. Nothing of these changes a layout.
    case "ScrollView", "background", "clip", "overlayStroke": return Offset(.zero)
    default:
      Issue.record("no rule for \(view.name)")
      return Offset(.zero)
    }
  }

  /// A symbol or a square of a given size, or one that is as large as there is room: both of the pictures' symbols are as wide as high.
  private func symbol(_ view: NotatedView) throws -> any LayoutRule {
    guard let size = view.options["frame"] as? [NSNumber] else { return SquareLeaf() }
    return Leaf.rigid(
      LayoutSize(width: SparkPicture.onPixels(size[0].doubleValue), height: SparkPicture.onPixels(size[1].doubleValue)))
  }

  private func frame(_ view: NotatedView) throws -> any LayoutRule {
    if view.string("width") == "0.5 x proposed width" { return HalfWidth() }
    if view.options.keys.contains(where: { $0.hasPrefix("m") }) {
      let height = view.number("height")
      return FlexibleFrame(
        horizontal: .init(least: view.number("minWidth")),
        vertical: height.map { .init(least: $0, ideal: $0, most: $0) } ?? .init(most: view.number("maxHeight")))
    }
    return Frame(width: view.number("width"), height: view.number("height"))
  }

  // MARK: Texts

  private func text(_ view: NotatedView) throws -> LayoutNode {
    let runs: [(String, [Any], underlined: Bool)]
    if let parts = view.options["runs"] as? [[Any]] {
      runs = try parts.map { part in
        (
          try #require(part[0] as? String), try #require(part[1] as? [Any]),
          part.dropFirst(2).first as? String == "underline"
        )
      }
    } else {
      let font = try #require(view.options["font"] as? [Any])
      runs = [(try #require(view.string("string")), font, view.flag("underline") == true)]
    }
    let source = NSMutableAttributedString()
    for (string, font, isUnderlined) in runs {
      let name = try #require(font[0] as? String)
      let size = try #require(font[1] as? NSNumber).doubleValue
      var attributes: [NSAttributedString.Key: Any] = [
        .font: try #require(UIFont(name: name, size: size)), .foregroundColor: UIColor.white,
      ]
      if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      source.append(NSAttributedString(string: string, attributes: attributes))
    }
    let defaults = TextDefaults(
      font: .systemFont(ofSize: 17), color: .white, paragraphStyle: .proposedText, language: "en")
    let styled = StyledText(source, defaults: defaults)
    let text = ProposedText(
      styled.text, limits: TextLimits(most: view.number("lineLimit").map { Int($0) }), on: PixelGrid(scale: 3))
    let node = LayoutNode(text.leaf)
    texts.append(Text(node: node, text: text, paints: styled.paints))
    return node
  }
}

extension NotatedView {
  fileprivate var insets: LayoutInsets {
    LayoutInsets(top: padding.top, leading: padding.leading, bottom: padding.bottom, trailing: padding.trailing)
  }

  fileprivate func guide(_ standard: AlignmentGuide) throws -> AlignmentGuide {
    switch string("alignment") {
    case nil, "center": standard
    case "top": .top
    case "leading": .leading
    case let other: try #require(nil as AlignmentGuide?, "unknown alignment \(other ?? "")")
    }
  }
}

/// A frame of half the width that it is proposed.
private struct HalfWidth: LayoutRule {
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    children[0].size(for: offer(proposal))
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: .zero, proposal: offer(proposal))
  }
}

/// The largest square in the room (P19).
private struct SquareLeaf: LayoutRule {
  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return side.isFinite ? LayoutSize(width: side, height: side) : LayoutSize(width: 17, height: 17)
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {}
}

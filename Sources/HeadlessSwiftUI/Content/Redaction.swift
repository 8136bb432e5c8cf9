import Drawing
import Foundation
import HeadlessUIKit
import ProposalLayout
import ProposalText
import TextLayout

/// Reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Something else is shown until there is content.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that only its owner may see.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons for hiding the view's content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Hides content: as a placeholder, texts and pictures are rounded blocks.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows content again.
  public nonisolated func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

  /// Marks content that is hidden for privacy's sake.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { environment in
      if sensitive, environment.redactionReasons.contains(.privacy) {
        environment.redactionReasons.insert(.placeholder)
      }
    }
  }

  /// Marks content that a new value will replace.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { modifier(EmptyModifier()) }
}

/// Paints blocks in place of a text's lines, or of a picture.
///
/// What blocks look like is not settled by a picture: the foreground at a fifth of its opacity, as long as the lines, with
/// round corners.
struct PlaceholderPainter: NodePainter {
  /// The text; nil for a picture.
  let text: ProposedText?

  static let finding = "Redacted content is shown as blocks, whose look is not settled."

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    var content = NodeContent()
    let color = node.environment.foreground(level: 0).color(in: canvas.environment)
    let faded = color.resolvedColor(with: canvas.traits)
    let paint = Paint.color(faded.withAlphaComponent(faded.cgColor.alpha * 0.2).color(under: canvas.traits))
    for block in blocks(of: node, in: frame) {
      let corners = RoundedRectangle(cornerRadius: min(3, block.height / 2)).drawnPath(in: canvas.pixels.nearest(block))
      content.commands.append(.fill(corners.path, paint))
    }
    return content
  }

  private func blocks(of node: ViewNode, in frame: CGRect) -> [CGRect] {
    guard let text else { return [frame] }
    let lines = text.layout(proposing: node.proposal).lines
    let height = frame.height / CGFloat(max(1, lines.count))
    var blocks: [CGRect] = []
    for (index, line) in lines.enumerated() where line.measured.width > 0 {
      let top = frame.minY + (CGFloat(index) + 0.1) * height
      let width = min(CGFloat(line.measured.width), frame.width)
      blocks.append(CGRect(x: frame.minX + CGFloat(line.x), y: top, width: width, height: 0.8 * height))
    }
    return blocks
  }
}

import Drawing
import Foundation
import HeadlessUIKit
import ProposalLayout
import ProposalText
import SystemText
import TextLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

extension Text: View, PrimitiveView {
  public typealias Body = Never

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let environment = context.environment
    let resolved = ResolvedText(self, in: environment)
    let styled = resolved.styled
    let text = ProposedText(styled.text, limits: environment.textLimits, on: environment.traits.pixelGrid)
    let node = ViewNode("Text", text.leaf, in: context)
    node.effects += resolved.findings
    guard !environment.redactionReasons.contains(.placeholder) else {
      node.painter = PlaceholderPainter(text: text)
      node.note(PlaceholderPainter.finding)
      return [node]
    }
    node.painter = TextNodePainter(styled: styled, text: text, filling: resolved.filling, fonts: resolved.fontRuns)
    node.spoken.label = resolved.string
    node.spoken.traits = .staticText
    return [node]
  }
}

extension EnvironmentValues {
  /// The rules for a text that has little room.
  fileprivate var textLimits: TextLimits {
    let truncation: LineBreakMode =
      switch truncationMode {
      case .head: .truncatingHead
      case .tail: .truncatingTail
      case .middle: .truncatingMiddle
      }
    return TextLimits(
      most: lines.most, least: lines.least, truncation: truncation, minimumScale: Double(minimumScaleFactor),
      allowsTightening: allowsTightening)
  }
}

/// Paints a text.
private struct TextNodePainter: NodePainter {
  let styled: StyledText
  let text: ProposedText
  let filling: Filling?
  let fonts: [FontRun]

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let origin = LayoutPoint(x: Double(frame.minX), y: Double(frame.minY))
    let proposal = node.proposal
    var content = NodeContent()
    content.commands = text.commands(
      at: origin, proposing: proposal, paints: styled.paints, on: canvas.pixels, traits: canvas.traits)
    if let filling {
      let paint = filling.paint(in: frame, canvas.environment)
      content.commands = [DrawCommand.fill(.rectangle(frame), paint)].inside(.mask(content.commands))
    }
    let drawing = LabelDrawing(
      styled: styled, text: text.layout(proposing: proposal), origin: frame.origin, size: frame.size, clips: false)
    content.lines = drawing.lines
    content.notes = drawing.notes
    var appearance = ViewAppearance(under: canvas.traits)
    let runs = styled.paints
    appearance.add(.textColor, ofParts: runs.map { $0.color.recorded(under: canvas.traits) })
    content.attributes = appearance.attributes
    (content.facts.text, content.facts.fonts) = (fonts.map(\.text).joined(), fonts)
    return content
  }
}

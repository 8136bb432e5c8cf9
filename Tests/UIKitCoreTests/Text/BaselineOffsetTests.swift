import Drawing
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// Labels whose whole text has a baseline offset, which design systems use to centre text in lines of a fixed height.
/// For lines see `LineGeometryTests` of the text engine, which name the sources.
@MainActor @Suite struct BaselineOffsetTests {
  private func label(_ text: String = "Hxg", offset: CGFloat, lineHeight: CGFloat? = nil) -> UILabel {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .baselineOffset: offset]
    let style = NSMutableParagraphStyle()
    if let lineHeight { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight) }
    attributes[.paragraphStyle] = style
    let label = UILabel()
    label.overrideTraits = phoneTraits(scale: 1)
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label
  }

  /// The baselines of the letters, from the top of the label's root view.
  private func letters(_ label: UILabel, in frame: CGRect) -> [Double] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.overrideTraits = phoneTraits(scale: 1)
    root.addSubview(label)
    label.frame = frame
    return letters(root)
  }

  private func letters(_ root: UIView) -> [Double] {
    root.record().displayList.flatCommands.compactMap { command in
      if case .glyphs(let run) = command { run.glyphs.first?.y } else { nil }
    }
  }

  /// In lines of a fixed height letters move by the offset, up or down.
  @Test(arguments: [5, -5, 2.5] as [CGFloat], ["Hxg", "Hxg\nHxg"])
  func lettersMoveInLinesOfAFixedHeight(offset: CGFloat, text: String) {
    let frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    let plain = letters(label(text, offset: 0, lineHeight: 30), in: frame)
    let moved = letters(label(text, offset: offset, lineHeight: 30), in: frame)
    #expect(moved == plain.map { $0 - Double(offset) })
    let size = label(text, offset: offset, lineHeight: 30).intrinsicContentSize
    #expect(size.height == 30 * CGFloat(text.split(separator: "\n").count))
  }

  /// An offset of half of the line's additional height gives equal space above and below the text.
  @Test func halfOfWhatALineHasMoreCentresItsText() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let label = label(offset: (40 - font.lineHeight) / 2, lineHeight: 40)
    let letter = try #require(letters(label, in: CGRect(x: 0, y: 0, width: 100, height: 40)).first)
    // The line's baseline is on a device pixel, so it is off by at most half of one.
    #expect(abs(letter - font.ascender - (40 - letter + font.descender)) <= 1)
  }

  /// In lines without limits the label grows, and its letters keep their distance from its top or, for lowered text,
  /// its bottom.
  @Test func aLabelGrowsByTheOffset() throws {
    let font = UIFont.systemFont(ofSize: 17)
    for offset in [5, -5] as [CGFloat] {
      #expect(label(offset: offset).intrinsicContentSize.height == (font.lineHeight + 5).rounded(.up))
      let letter = try #require(letters(label(offset: offset), in: CGRect(x: 0, y: 0, width: 100, height: 60)).first)
      let plain = try #require(letters(label(offset: 0), in: CGRect(x: 0, y: 0, width: 100, height: 60)).first)
      // Half of the growth is on the other side; both baselines are on device pixels.
      #expect(abs(plain - letter - Double(offset) / 2) <= 1, "\(offset)")
    }
  }

  /// The neighbour is on the line's baseline, and the text is raised above it.
  @Test(arguments: [5, -5] as [CGFloat])
  func neighboursStandOnTheLinesBaseline(offset: CGFloat) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.overrideTraits = phoneTraits(scale: 1)
    let moved = constrained(label(offset: offset, lineHeight: 30), "moved", in: root)
    let neighbour = constrained(label(offset: 0, lineHeight: 24), "neighbour", in: root)
    NSLayoutConstraint.activate([
      moved.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      moved.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      neighbour.leadingAnchor.constraint(equalTo: moved.trailingAnchor),
      neighbour.firstBaselineAnchor.constraint(equalTo: moved.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let letters = letters(root)
    try #require(letters.count == 2)
    #expect(letters[0] == letters[1] - Double(offset))
  }

  /// A string that is drawn is as high as its label.
  @Test func drawnStringsGrowToo() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .baselineOffset: 5]
    let size = NSAttributedString(string: "Hxg", attributes: attributes).size()
    #expect(abs(size.height - UIFont.systemFont(ofSize: 17).lineHeight - 5) < 1e-9)
  }
}

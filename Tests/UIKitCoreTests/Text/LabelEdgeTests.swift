import Drawing
import DynamicType
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The parts of text that labels clip at their edges, and the findings about that. A label draws into a layer of its
/// own size; if the text has marks above and below letters, into a larger one (STULabel's README).
@MainActor @Suite struct LabelEdgeTests {
  private static let cut = "Letters are cut off at the label's edge."

  /// The recording of a label at (10, 20) in a root view.
  private func recording(_ label: UILabel, size: CGSize) -> ViewRecording {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.overrideTraits = phoneTraits()
    root.addSubview(label)
    label.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: size)
    return root.record()
  }

  private func clips(_ recording: ViewRecording) -> [CGRect] {
    recording.displayList.flatCommands.compactMap { if case .begin(.clip(let path)) = $0 { path.bounds } else { nil } }
  }

  private func label(_ text: String, size: CGFloat = 17, change: (NSMutableParagraphStyle) -> Void) -> UILabel {
    let style = NSMutableParagraphStyle()
    change(style)
    let label = UILabel()
    label.overrideTraits = phoneTraits()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
    return label
  }

  private func plain(_ text: String, size: CGFloat, lines: Int = 1) -> UILabel {
    UIKitTestSupport.label(text, font: .systemFont(ofSize: size), lines: lines)
  }

  /// A line of 30 points is 35.8 high.
  @Test func aFrameThatIsTooLowCutsTheText() {
    let recording = recording(plain("Agjpy", size: 30), size: CGSize(width: 200, height: 30))
    #expect(clips(recording) == [CGRect(x: 10, y: 20, width: 200, height: 30)])
    #expect(recording.displayList.flatCommands.last == .end)
    #expect(recording.findings.map(\.kind) == [.clippedText])
  }

  /// Labels with the size they ask for, whose lines are lower than their letters: nothing else reports that.
  @Test func linesLowerThanTheirLettersAreCutAndAFinding() {
    for text in ["Hxg", "Hxg\nHxg"] {
      for change in [{ $0.maximumLineHeight = 10 }, { $0.lineHeightMultiple = 0.6 }]
        as [(NSMutableParagraphStyle) -> Void]
      {
        let label = label(text, change: change)
        let size = label.intrinsicContentSize
        let recording = recording(label, size: size)
        #expect(clips(recording) == [CGRect(origin: CGPoint(x: 10, y: 20), size: size)])
        #expect(
          recording.findings == [
            ViewFinding(kind: .clippedText, view: "UILabel", message: Self.cut, index: 1)
          ])
      }
    }
  }

  @Test func whatFitsIsLeftAlone() {
    for text in ["Hxg", "\u{C5}ngstr\u{F6}m, \u{C9}g\u{E9}", "j", "One\nTwo"] {
      let label = plain(text, size: 17, lines: 0)
      let recording = recording(label, size: CGSize(width: label.intrinsicContentSize.width + 10, height: 60))
      #expect(recording.findings.isEmpty, "\(text)")
    }
    let label = plain("Hxg", size: 17)
    #expect(clips(recording(label, size: label.intrinsicContentSize)).isEmpty)
  }

  /// Marks in Thai, Arabic and Vietnamese extend beyond the system font's lines.
  @Test(arguments: [
    "\u{E17}\u{E35}\u{E48}\u{E1B}\u{E39}\u{E48}", "\u{639}\u{64E}\u{644}\u{650}\u{64A}\u{651}\u{650}",
    "\u{1EA4}\u{1EA8}", "E\u{302}\u{301}\u{323}",
  ])
  func textWithMarksIsNotCut(text: String) {
    let recording = recording(plain(text, size: 30), size: CGSize(width: 200, height: 30))
    #expect(clips(recording).isEmpty)
    #expect(recording.displayList.flatCommands.contains { if case .glyphs = $0 { true } else { false } })
    #expect(!recording.findings.contains { $0.message == Self.cut })
  }

  /// Apps set insets by drawing into a smaller rectangle: the label still clips at its own edges.
  @Test func theEdgesAreTheLabelsWhereverItDraws() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
    }
    let label = Padded()
    label.overrideTraits = phoneTraits()
    label.text = "Hxg"
    #expect(clips(recording(label, size: CGSize(width: 100, height: 24))).isEmpty)
    #expect(
      clips(recording(label, size: CGSize(width: 100, height: 14))) == [CGRect(x: 10, y: 20, width: 100, height: 14)])
  }

  @Test func aShadowIsCutWithoutAWord() {
    let label = plain("Hxg", size: 17)
    (label.shadowColor, label.shadowOffset) = (.red, CGSize(width: 0, height: 20))
    let recording = recording(label, size: label.intrinsicContentSize)
    #expect(clips(recording).count == 1)
    #expect(recording.findings.isEmpty)
  }

  /// A pixel that the label half covers belongs to the label.
  @Test func theEdgesAreThoseOfTheLabelsPixels() {
    let recording = recording(plain("Agjpy", size: 30), size: CGSize(width: 200, height: 29.75))
    #expect(clips(recording) == [CGRect(x: 10, y: 20, width: 200, height: 30)])
  }

  /// A pill of 18 points whose title is 21.5 high at the size XXL.
  @Test func aButtonsTitleIsCutAtItsLabelsEdge() throws {
    let button = UIButton()
    button.setTitle("Agjpy", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 22)
    button.overrideTraits = phoneTraits(.extraExtraLarge)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 18)
    button.layoutIfNeeded()
    let (recording, label) = (button.record(), try #require(button.titleLabel))
    #expect(clips(recording) == [label.frame])
    #expect(recording.findings.map(\.kind) == [.clippedText])
  }

  /// Text that is lowered out of its line of a fixed height leaves the label.
  @Test func textThatIsMovedOutOfTheLabelIsCut() {
    let label = label("Hxg") { ($0.minimumLineHeight, $0.maximumLineHeight) = (24, 24) }
    let text = NSMutableAttributedString(attributedString: label.attributedText ?? NSAttributedString())
    text.addAttribute(.baselineOffset, value: -10, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    let recording = recording(label, size: label.intrinsicContentSize)
    #expect(clips(recording).count == 1)
    #expect(recording.findings.map(\.message) == [Self.cut])
  }
}

import Foundation
import Testing
import UIKitTestSupport

@_spi(Subclasses) @testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

/// TextKit's questions. Expected values follow from the lines of labels and from the documented meaning of each question.
@MainActor @Suite(.ownEnvironment) struct LayoutManagerTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  init() {
    storage = NSTextStorage(string: "Hello world\nSecond", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight

  @Test func theUsedRectangleHasTheLinesAndTheirPadding() {
    let used = manager.usedRect(for: container)
    let width = storage.size().width
    #expect(used.minX == 0 && used.minY == 0)
    #expect(abs(used.height - 2 * lineHeight) < 0.01 && abs(used.width - width - 10) < 0.01)
  }

  @Test func linesAreEnumeratedFromTopToBottom() {
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      ranges.append(range)
      tops.append(rect.minY)
      #expect(rect.width == 300 && used.width < 300)
    }
    #expect(ranges == [NSRange(location: 0, length: 12), NSRange(location: 12, length: 6)])
    #expect(tops[0] == 0 && abs(tops[1] - lineHeight) < 0.01)
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 13, length: 1)) { rect, _, _, _, stop in
      #expect(rect.minY == tops[1])
      stop.pointee = true
    }
  }

  @Test func aPointHasItsCharacter() {
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: container)
    #expect(box.minY == 0 && box.minX > 5)
    var fraction: CGFloat = -1
    let index = manager.characterIndex(
      for: CGPoint(x: box.minX + 1, y: 3), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 6 && fraction > 0 && fraction < 0.5)
    #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 1000), in: container) == 17)
    #expect(manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 9, height: 5), in: container).length == 12)
  }

  @Test func textFlowsFromOneContainerToTheNext() {
    container.size.height = 25
    let next = NSTextContainer(size: CGSize(width: 300, height: 100))
    manager.addTextContainer(next)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 12))
    #expect(manager.glyphRange(for: next) == NSRange(location: 12, length: 6))
    #expect(manager.textContainer(forGlyphAt: 14, effectiveRange: nil) === next)
    manager.removeTextContainer(at: 7)
    #expect(manager.textContainers.count == 2)
    #expect(UIKitFaults.take().contains { $0.hasPrefix("NSRangeException") })
  }

  @Test func aLineAfterASeparatorIsExtra() {
    storage.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * lineHeight) < 0.01)
    storage.deleteCharacters(in: NSRange(location: storage.length - 1, length: 1))
    #expect(manager.extraLineFragmentRect == .zero)
  }

  @Test func truncatedTextIsKnown() {
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    container.size.width = 60
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(hidden.location > 0 && hidden.location < 11)
    container.size.width = 300
    container.maximumNumberOfLines = 0
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test("Text beside a rectangle begins behind it, and below it again at the edge")
  func exclusion() {
    container.size.width = 200
    storage.setAttributedString(
      NSAttributedString(
        string: "many words that go around the rectangle at the left until they are below",
        attributes: [
          .font: UIFont.systemFont(ofSize: 17)
        ]))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 30))]
    let lines = manager.fragments(in: container)
    #expect(lines.count > 2)
    for line in lines { #expect(line.used.minX >= (line.rect.minY < 30 ? 80 : 0) && line.used.maxX <= 200 + 1e-6) }
    #expect(lines[0].used.minX == 80 && lines[1].used.minX == 80 && lines[2].used.minX == 0)
    #expect(lines.map(\.range.length).reduce(0, +) == storage.length)
  }

  @Test("Around a circle, edges follow the circle: half a chord from its middle")
  func circle() {
    let path = FlatPath(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath)
    let covered = path.covered(from: 10, to: 20)
    // Widest at y = 20: 50 ± sqrt(50² - 30²) = 50 ± 40.
    #expect(abs((covered.map(\.lowerBound).min() ?? 0) - 10) < 0.2)
    #expect(abs((covered.map(\.upperBound).max() ?? 0) - 90) < 0.2)
    #expect(path.covered(from: 100, to: 120).isEmpty)
    let free = FreeIntervals(in: 0..<200, around: [path], from: 40, to: 60).intervals
    #expect(free.count == 1 && abs(free[0].lowerBound - 100) < 0.2 && free[0].upperBound == 200)
  }

  @Test func aPathOverTheWholeContainerLeavesNoRoom() {
    container.size = CGSize(width: 100, height: 100)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 500, height: 500))]
    #expect(manager.fragments(in: container).isEmpty)
    container.size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    #expect(manager.fragments(in: container).allSatisfy { $0.rect.minY >= 490 })
  }

  @Test func paragraphsOfTextKit2HaveTheSameLines() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.attributedText = storage
    let layout = try #require(view.textLayoutManager)
    var fragments: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil) {
      fragments.append($0)
      return true
    }
    #expect(fragments.map(\.textLineFragments.count) == [1, 1])
    #expect(
      fragments.compactMap(\.rangeInElement.offsets) == [
        NSRange(location: 0, length: 12), NSRange(location: 12, length: 6),
      ])
    #expect(abs(layout.usageBoundsForTextContainer.height - 2 * lineHeight) < 0.01)
    #expect(layout.textLayoutFragment(for: CGPoint(x: 0, y: 30)) != nil)
  }

  /// A stack of TextKit 2 that an app makes, as Apple's documentation describes it.
  @Test func aStackOfTextKit2ShowsItsText() {
    let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager())
    #expect(layout.textContentManager == nil && layout.textContainer == nil && layout.documentRange.isEmpty)
    content.addTextLayoutManager(layout)
    content.addTextLayoutManager(layout)
    layout.textContainer = container
    #expect(container.textLayoutManager === layout && manager.textContainers.isEmpty)
    content.attributedString = storage
    #expect(layout.documentRange.offsets == NSRange(location: 0, length: 18))
    #expect(abs(layout.usageBoundsForTextContainer.height - 2 * lineHeight) < 0.01)
    #expect(content.textLayoutManagers.count == 1 && content.primaryTextLayoutManager === layout)
    let start = layout.documentRange.location
    #expect(content.location(start, offsetBy: 19) == nil && content.location(start, offsetBy: -1) == nil)
    #expect(content.location(start, offsetBy: 18).map { content.offset(from: start, to: $0) } == 18)
    content.textStorage = NSTextStorage(string: "x")
    #expect(layout.documentRange.offsets?.length == 1)
    let other = NSTextContentStorage()
    layout.replace(other)
    #expect(content.textLayoutManagers.isEmpty && layout.textContentManager === other && layout.documentRange.isEmpty)
    layout.textContainer = nil
    #expect(container.layoutManager == nil && layout.usageBoundsForTextContainer == .zero)
  }

  @Test func allOfATextOfTextKit2IsInTheViewport() {
    let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager())
    content.addTextLayoutManager(layout)
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    layout.textContainer = container
    content.attributedString = NSAttributedString(string: "One")
    let viewport = layout.textViewportLayoutController
    #expect(viewport.textLayoutManager === layout && viewport.viewportRange?.offsets?.length == 3)
    #expect(viewport.viewportBounds == layout.usageBoundsForTextContainer && viewport.viewportBounds.height > 0)
    let paragraph = NSTextParagraph(attributedString: NSAttributedString(string: "Two"))
    let fragment = NSTextLayoutFragment(textElement: paragraph, range: nil)
    #expect(fragment.textElement === paragraph && fragment.textLineFragments.isEmpty)
  }

  /// The view keeps what shows its text: nothing else does.
  @Test func aTextViewKeepsTheStackOfItsContainer() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    weak var layout: NSTextLayoutManager?
    let view: UITextView
    do {
      let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
      content.addTextLayoutManager(manager)
      manager.textContainer = container
      content.attributedString = NSAttributedString(string: "One")
      view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      layout = manager
    }
    #expect(layout != nil && view.textLayoutManager === layout && view.text == "One")
    #expect(view.textLayoutManager?.textContentManager?.documentRange.offsets?.length == 3)
  }
}

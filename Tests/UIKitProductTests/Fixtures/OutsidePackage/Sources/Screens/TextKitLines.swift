import UIKit

/// TextKit: storages, layout managers and containers, one fact per line.
@MainActor
public func textKitLines() -> [String] {
  [storages(), layoutManagers(), lineFragments(), exclusions(), layoutFragments(), contentStorages(), lineIcons()]
}

// MARK: Storage

/// Writes down the edits of a storage.
private final class Edits: NSObject, NSTextStorageDelegate {
  var masks: [NSTextStorage.EditActions] = []
  var range = NSRange(location: 0, length: 0)
  var change = 0

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    masks.append(editedMask)
    (range, change) = (editedRange, delta)
  }
}

@MainActor
private func storages() -> String {
  let storage = NSTextStorage(string: "Hello world")
  let edits = Edits()
  storage.delegate = edits
  storage.beginEditing()
  storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Howdy!")
  storage.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 6))
  storage.endEditing()
  let both: NSTextStorage.EditActions = [.editedCharacters, .editedAttributes]
  let first = edits.masks.first == both
  storage.setAttributes([.font: UIFont.systemFont(ofSize: 12)], range: NSRange(location: 0, length: 2))
  let second = edits.masks.last == .editedAttributes
  return "storages: \(first) \(second) \(edits.masks.count) \(edits.range.location) \(edits.range.length) "
    + "\(edits.change) \(storage.string) \(storage.length) \(storage.layoutManagers.count)"
}

// MARK: TextKit 1

/// A storage, a layout manager and a container, as they are made by hand.
@MainActor
private func stack(_ text: String, size: CGSize) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
  let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
  storage.addLayoutManager(manager)
  manager.addTextContainer(container)
  return (storage, manager, container)
}

@MainActor
private func layoutManagers() -> String {
  let (storage, manager, container) = stack("Hello", size: CGSize(width: 200, height: 1_000))
  let padding = container.lineFragmentPadding
  manager.ensureLayout(for: container)
  let whole = manager.glyphRange(for: container)
  let glyphs = manager.glyphRange(forCharacterRange: NSRange(location: 1, length: 2), actualCharacterRange: nil)
  let characters = manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
  let box = manager.boundingRect(forGlyphRange: whole, in: container)
  var line = NSRange(location: 0, length: 0)
  let fragment = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &line)
  let point = CGPoint(x: box.minX + 1, y: box.midY)
  let character = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), textContainer: container)
  let isSame = view.textStorage === storage && view.layoutManager === manager && view.textContainer === container
  return "layout managers: \(padding) \(manager.numberOfGlyphs) \(whole.length) \(glyphs.location) "
    + "\(characters.length) \(box.minX) \(box.minY) \(fragment.width) \(line.length) "
    + "\(manager.location(forGlyphAt: 0).x) \(manager.glyphIndex(for: point, in: container)) \(character) "
    + "\(manager.glyphIndexForCharacter(at: 3)) \(manager.characterIndexForGlyph(at: 3)) "
    + "\(manager.isValidGlyphIndex(5)) \(manager.usedRect(for: container).height > 20) \(isSame)"
}

@MainActor
private func lineFragments() -> String {
  let (storage, manager, container) = stack("One\nTwo\n", size: CGSize(width: 200, height: 1_000))
  manager.usesFontLeading = true
  manager.allowsNonContiguousLayout = false
  manager.showsInvisibleCharacters = false
  var (ranges, tops): ([Int], [CGFloat]) = ([], [])
  manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, glyphs, _ in
    ranges.append(glyphs.length)
    if rect.contains(used.origin) { tops.append(rect.minY) }
  }
  var enclosing = 0
  let none = NSRange(location: NSNotFound, length: 0)
  manager.enumerateEnclosingRects(
    forGlyphRange: NSRange(location: 0, length: 7), withinSelectedGlyphRange: none, in: container
  ) { _, _ in enclosing += 1 }
  let extra = manager.extraLineFragmentRect
  let isLast = manager.extraLineFragmentTextContainer === container
  let used = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil)
  let holder = manager.textContainer(forGlyphAt: 4, effectiveRange: nil)
  let found = manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 200, height: 5), in: container)
  manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
  return "line fragments: \(ranges) \(tops.count) \(tops.first ?? -1) \(enclosing) \(extra.height > 0) \(isLast) "
    + "\(used.minX) \(holder === container) \(found.length) \(manager.textContainers.count) "
    + "\(manager.textStorage === storage)"
}

@MainActor
private func exclusions() -> String {
  let (storage, manager, container) = stack("Beside a picture", size: CGSize(width: 200, height: 1_000))
  let plain = container.isSimpleRectangularTextContainer
  container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 30))]
  let left = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minX
  container.exclusionPaths = []
  container.size = CGSize(width: 300, height: 1_000)
  container.maximumNumberOfLines = 1
  container.lineBreakMode = .byTruncatingTail
  container.widthTracksTextView = false
  container.heightTracksTextView = false
  let wide = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width
  let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
  manager.removeTextContainer(at: 0)
  storage.removeLayoutManager(manager)
  return "exclusions: \(plain) \(left) \(wide) \(cut.location == NSNotFound) \(manager.textContainers.count) "
    + "\(storage.layoutManagers.count) \(container.layoutManager == nil)"
}

// MARK: TextKit 2

@MainActor
private func layoutFragments() -> String {
  let view = UITextView(usingTextLayoutManager: true)
  view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
  view.text = "One\nTwo"
  view.layoutIfNeeded()
  guard let manager = view.textLayoutManager else { return "layout fragments: none" }
  var (frames, lines): ([CGRect], Int) = ([], 0)
  manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
    frames.append(fragment.layoutFragmentFrame)
    lines += fragment.textLineFragments.count
    return true
  }
  let first = manager.textLayoutFragment(for: CGPoint(x: 10, y: 2))
  let text = first?.textLineFragments.first.map { $0.attributedString.string.hasPrefix("One") } ?? false
  manager.textContentManager?.performEditingTransaction {
    view.textStorage.append(NSAttributedString(string: "\nThree"))
  }
  return "layout fragments: \(frames.count) \(lines) \(frames.first?.minY ?? -1) \(text) "
    + "\(first?.rangeInElement.isEmpty ?? true) \(manager.usageBoundsForTextContainer.height > 0) "
    + "\(manager.textContainer === view.textContainer) \(view.textStorage.string.count)"
}

@MainActor
private func contentStorages() -> String {
  let (storage, layout) = (NSTextContentStorage(), NSTextLayoutManager())
  let container = NSTextContainer(size: CGSize(width: 200, height: 0))
  storage.addTextLayoutManager(layout)
  layout.textContainer = container
  storage.attributedString = NSAttributedString(string: "One\nTwo\nThree")
  let range: NSTextRange = layout.documentRange
  let manager: NSTextContentManager? = layout.textContentManager
  var count = 0
  layout.enumerateTextLayoutFragments(from: range.location, options: [.ensuresLayout]) { _ in
    count += 1
    return true
  }
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
  return "content storages: \(storage.offset(from: range.location, to: range.endLocation)) \(count) "
    + "\(manager === storage) \(storage.textLayoutManagers.count) \(container.textLayoutManager === layout) "
    + "\(view.textLayoutManager === layout) \(view.text.count)"
}

// MARK: Attachments

/// A picture twice as wide as the line that it is in is high.
private final class LineIcon: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    CGRect(x: 0, y: 0, width: 2 * lineFrag.height, height: lineFrag.height)
  }
}

@MainActor
private func lineIcons() -> String {
  let font = UIFont.systemFont(ofSize: 20)
  let text = NSMutableAttributedString(attachment: LineIcon())
  text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
  return "line icons: \(abs(text.size().width - 2 * font.lineHeight) < 0.01)"
}

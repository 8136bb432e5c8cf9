public import Foundation

/// A position in the text of a view: between two characters, or at an end.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override nonisolated init() { super.init() }
}

/// A range of text in a view.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override nonisolated init() { super.init() }

  /// Whether the range has no characters; `true` by default, for subclasses to override.
  open var isEmpty: Bool { true }
  /// The position of the range's start. For subclasses to override.
  open var start: UITextPosition { UITextPosition() }
  /// The position of the range's end. For subclasses to override.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let storage: (rect: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool)

  public override nonisolated init() {
    storage = (.zero, false, false, false)
    super.init()
  }

  nonisolated init(rect: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool) {
    storage = (rect, isRightToLeft, containsStart, containsEnd)
    super.init()
  }

  /// The rectangle, in the coordinates of the view.
  open var rect: CGRect { storage.rect }
  /// The direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { storage.isRightToLeft ? .rightToLeft : .leftToRight }
  /// Whether the selection starts in the rectangle.
  open var containsStart: Bool { storage.containsStart }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { storage.containsEnd }
  /// Whether the text is vertical: never here.
  open var isVertical: Bool { false }
}

/// A position by its offset in UTF-16 code units.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  nonisolated override var hash: Int { offset.hashValue }
  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range by its offsets in UTF-16 code units.
final class TextOffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
  nonisolated override var description: String { "<UITextRange: \(range.location), \(range.length)>" }
}

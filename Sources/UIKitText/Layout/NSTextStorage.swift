public import Foundation
import UIKitValues

/// A text with attributes that tells its layout managers of changes.
///
/// A subclass that keeps the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` between
/// `beginEditing()` and `endEditing()`, as in UIKit; Galley reads a storage by these alone.
open class NSTextStorage: NSMutableAttributedString {
  /// The parts of a text that have been edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var managers: [NSLayoutManager] = []
  private var pending = PendingEdit()
  private var editingDepth = 0
  private var reported = PendingEdit()
  /// The object that is notified of edits. A weak reference.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Creates an empty text. Declared here as Foundation's class on Linux has no `init()`, which subclasses override.
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  /// The layout managers, in the order in which they were added.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, whose `textStorage` this becomes.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Characters and attributes

  /// The number of UTF-16 code units.
  open override var length: Int { isPlain ? super.length : string.utf16.count }

  /// Whether the characters and attributes are those that the superclass keeps.
  private var isPlain: Bool { type(of: self) == NSTextStorage.self }

  /// Replaces characters; new ones have the attributes of the first replaced one, or of the one before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard holds(range, "replaceCharacters(in:with:)") else { return }
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces all attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard holds(range, "setAttributes(_:range:)") else { return }
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters by those of another text, with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard holds(range, "replaceCharacters(in:with:)") else { return }
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    for (attributes, part) in attrString.attributeRuns(in: NSRange(location: 0, length: attrString.length)) {
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Appends a text with its attributes.
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Inserts a text with its attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Sets an attribute of a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Sets attributes of a range; others stay.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    guard holds(range, "addAttributes(_:range:)") else { return }
    changeRuns(in: range) { $0.merging(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard holds(range, "removeAttribute(_:range:)") else { return }
    changeRuns(in: range) { attributes in attributes.filter { $0.key != name } }
  }

  private func changeRuns(
    in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    for (attributes, part) in attributeRuns(in: range) { setAttributes(change(attributes), range: part) }
    endEditing()
  }

  /// Whether a range is in the text; a fault if not.
  private func holds(_ range: NSRange, _ call: String) -> Bool {
    if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
      return true
    }
    UIKitFaults.raise(
      "NSRangeException", call: "NSTextStorage.\(call)",
      reason: "the range {\(range.location), \(range.length)} is not in a text of \(length) code units")
    return false
  }

  /// The text as the superclass of a plain storage keeps it; read by the two accessors that subclasses override.
  var plainCopy: NSAttributedString {
    guard !isPlain else { return self }
    let copy = NSMutableAttributedString(string: string)
    for (attributes, range) in attributeRuns(in: NSRange(location: 0, length: length)) {
      copy.setAttributes(attributes, range: range)
    }
    return copy
  }

  // MARK: Edits

  /// The parts that were edited since the last processing; valid while edits are processed.
  open var editedMask: EditActions { reported.mask }
  /// The edited range after the change; `NSNotFound` if there is none.
  open var editedRange: NSRange { reported.range ?? NSRange(location: NSNotFound, length: 0) }
  /// By how many UTF-16 code units the text has become longer.
  open var changeInLength: Int { reported.change }

  /// Notes an edit of `editedRange` (before the change), which made the text longer by `delta`. Outside
  /// `beginEditing()` and `endEditing()` it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    pending.add(editedMask, editedRange, delta)
    if editingDepth == 0 { processEditing() }
  }

  /// Starts a group of edits, which are processed together.
  open override func beginEditing() {
    editingDepth += 1
  }

  /// Ends a group of edits.
  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0, !pending.mask.isEmpty { processEditing() }
  }

  /// Tells the delegate, then the layout managers. Called at the end of each group of edits.
  open func processEditing() {
    reported = pending
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    editingDepth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
    editingDepth -= 1
    (pending, reported) = (PendingEdit(), PendingEdit())
    for manager in managers { manager.storageDidChange(mask) }
  }

  /// Does nothing: attributes are always fixed.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  /// Does nothing: fonts are chosen for each character when text is laid out.
  open func fixAttributes(in range: NSRange) {}
  /// Does nothing: attributes are always fixed.
  open func invalidateAttributes(in range: NSRange) {}
  /// Whether attributes are fixed when they are needed: `false`.
  open var fixesAttributesLazily: Bool { false }
}

/// Edits that have not been processed.
private struct PendingEdit {
  var mask: NSTextStorage.EditActions = []
  /// In the text as it is now.
  var range: NSRange?
  var change = 0

  mutating func add(_ mask: NSTextStorage.EditActions, _ edited: NSRange, _ delta: Int) {
    self.mask.formUnion(mask)
    let after = NSRange(location: edited.location, length: max(0, edited.length + delta))
    change += delta
    guard let range else {
      self.range = after
      return
    }
    let end = max(range.upperBound + (edited.location <= range.upperBound ? delta : 0), after.upperBound)
    let start = min(range.location, after.location)
    self.range = NSRange(location: start, length: max(0, end - start))
  }
}

/// The delegate of a text storage. Methods that are optional in Objective-C have defaults.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before edits are processed; may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called before layout managers are notified; may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

extension NSAttributedString {
  /// The runs of equal attributes in a range of the text, in order.
  func attributeRuns(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    var location = range.location
    while location < range.upperBound {
      var found = NSRange()
      let attributes = attributes(at: location, effectiveRange: &found)
      let end = min(max(found.upperBound, location + 1), range.upperBound)
      runs.append((attributes, NSRange(location: location, length: end - location)))
      location = end
    }
    return runs
  }
}

public import Foundation

/// The text of TextKit 2, and the layout managers that show it. One of an app's own class has no text for Galley: only
/// `NSTextContentStorage` has.
open class NSTextContentManager: NSObject {
  private var managers: [NSTextLayoutManager] = []

  /// Creates a content manager without layout managers.
  public override init() { super.init() }

  // MARK: Layout managers

  /// The layout managers, in the order in which they were added.
  open var textLayoutManagers: [NSTextLayoutManager] { managers }
  /// The layout manager that the user edits in: the first one.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { chosenManager ?? managers.first }
    set { chosenManager = newValue }
  }
  private weak var chosenManager: NSTextLayoutManager?
  /// Stored; layout managers show edits at once.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Stored; there is no other place for the text.
  open var automaticallySynchronizesToBackingStore = true

  /// Adds a layout manager, whose `textContentManager` this becomes.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManager.textContentManager !== self else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    managers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    didAdd(textLayoutManager)
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManager.textContentManager === self else { return }
    managers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
    didRemove(textLayoutManager)
  }

  func didAdd(_ layout: NSTextLayoutManager) {}
  func didRemove(_ layout: NSTextLayoutManager) {}

  // MARK: Places

  /// The range of the whole text.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  /// The number of code units between two places.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? StorageLocation)?.offset ?? 0) - ((from as? StorageLocation)?.offset ?? 0)
  }

  /// The place a number of code units further; `nil` beyond the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    let (end, overflows) = ((location as? StorageLocation)?.offset ?? 0).addingReportingOverflow(offset)
    let length = documentRange.offsets?.length ?? 0
    return overflows || end < 0 || end > length ? nil : StorageLocation(end)
  }

  // MARK: Parts

  /// Calls a function with each part of the text from a place on, as long as it returns `true`. This class has no text.
  ///
  /// - Returns: The place where it stopped.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// The parts of a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let start = element.elementRange?.location, start.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }

  // MARK: Edits

  /// Makes a group of edits.
  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}

/// The text of TextKit 2 in a text storage.
open class NSTextContentStorage: NSTextContentManager {
  /// Creates a content storage with an empty text.
  public override init() {
    textStorage = NSTextStorage(string: "")
    super.init()
  }

  /// Creates one of a text that a layout manager shows.
  init(_ storage: NSTextStorage, shownBy layout: NSTextLayoutManager) {
    textStorage = storage
    super.init()
    addTextLayoutManager(layout)
  }

  /// The delegate, which could make paragraphs; it is never asked. A weak reference.
  open weak var delegate: (any NSTextContentStorageDelegate)?
  /// The text as it is stored. Layout managers show a new one at once.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      for layout in textLayoutManagers {
        oldValue?.removeLayoutManager(layout.manager)
        textStorage?.addLayoutManager(layout.manager)
      }
    }
  }

  /// The text. Setting it replaces that of the storage, or makes one.
  open var attributedString: NSAttributedString? {
    get { textStorage?.plainCopy }
    set {
      if textStorage == nil { textStorage = NSTextStorage(string: "") }
      textStorage?.setAttributedString(newValue ?? NSAttributedString(string: ""))
    }
  }

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
  }

  /// Goes through the paragraphs.
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    guard let storage = textStorage else { return nil }
    let start = (textLocation as? StorageLocation)?.offset ?? 0
    let ranges = paragraphRanges(of: NSString(string: storage.string)).filter { $0.upperBound > start }
    for range in options.contains(.reverse) ? ranges.reversed() : ranges {
      let paragraph = NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
      (paragraph.textContentManager, paragraph.elementRange) = (self, NSTextRange(range))
      guard block(paragraph) else { return paragraph.elementRange?.location }
    }
    return documentRange.endLocation
  }

  private func paragraphRanges(of string: NSString) -> [NSRange] {
    var (ranges, start): ([NSRange], Int) = ([], 0)
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  open override func performEditingTransaction(_ transaction: () -> Void) {
    textStorage?.beginEditing()
    transaction()
    textStorage?.endEditing()
  }

  override func didAdd(_ layout: NSTextLayoutManager) { textStorage?.addLayoutManager(layout.manager) }
  override func didRemove(_ layout: NSTextLayoutManager) { textStorage?.removeLayoutManager(layout.manager) }
}

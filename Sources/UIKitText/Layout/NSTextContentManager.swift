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
  open var primaryTextLayoutManager: NSTextLayoutManager? { managers.first }

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

  open override func performEditingTransaction(_ transaction: () -> Void) {
    textStorage?.beginEditing()
    transaction()
    textStorage?.endEditing()
  }

  override func didAdd(_ layout: NSTextLayoutManager) { textStorage?.addLayoutManager(layout.manager) }
  override func didRemove(_ layout: NSTextLayoutManager) { textStorage?.removeLayoutManager(layout.manager) }
}

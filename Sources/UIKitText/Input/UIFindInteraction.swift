public import Foundation
public import UIKitValues

/// An interaction that finds text in a view. Stored; no panel is shown.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate, which makes the sessions. A weak reference.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The current session; none, as no panel is shown.
  open var activeFindSession: UIFindSession? { nil }
  /// Whether the panel is shown; `false`.
  open var isFindNavigatorVisible: Bool { false }
  /// The text that is looked for.
  open var searchText: String?
  /// The text that replaces what was found.
  open var replacementText: String?
  /// Makes the menu of the panel's options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// An interaction without a delegate, which a system view has.
  package override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: no panel is shown.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Does nothing: no panel is shown.
  open func dismissFindNavigator() {}
  /// Does nothing: no panel is shown.
  open func findNext() {}
  /// Does nothing: no panel is shown.
  open func findPrevious() {}
  /// Does nothing: no panel is shown.
  open func updateResultCount() {}
}

/// The delegate that makes a session for finding text. It is never called automatically.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session for a view; `nil` if nothing can be found there.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called before a session begins.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called after a session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search for text in a view, of which an app makes a subclass.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The number of places where the text was found; 0.
  open var resultCount: Int { 0 }
  /// The index of the highlighted place; none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The display style of the number of places.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether text can be replaced; `false`.
  open var supportsReplacement: Bool { false }
  /// Whether replacing is possible where the highlighted place is; `false`.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Does nothing, for subclasses to override.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Does nothing, for subclasses to override.
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Does nothing, for subclasses to override.
  open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Does nothing, for subclasses to override.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Does nothing, for subclasses to override.
  open func invalidateFoundResults() {}
}

extension UIFindSession {
  /// The display style of the number of places, with UIKit's raw values.
  public enum SearchResultDisplayStyle: Int, Sendable, CaseIterable {
    /// The current place and the number of places.
    case currentAndTotal = 0
    /// The number of places.
    case total = 1
    /// Nothing.
    case none = 2
  }
}

/// The options of a search for text.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The places in a word at which the text may begin.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// The options for comparing characters.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}

extension UITextSearchOptions {
  /// The places in a word at which the text may begin, with UIKit's raw values.
  public enum WordMatchMethod: Int, Sendable, CaseIterable {
    /// Anywhere.
    case contains = 0
    /// At the start of a word.
    case startsWith = 1
    /// A whole word.
    case fullWord = 2
  }
}

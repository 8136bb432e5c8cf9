public import Foundation
public import UIKitCore

/// A controller with the definition of a word. The system draws its screen: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  package final let term: String

  /// Creates a controller for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Always `false`: there are no dictionaries.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView("UIReferenceLibraryViewController", "Defines a word.")
  }
}

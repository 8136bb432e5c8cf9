public import UIKitValues

extension NSUserActivity {
  /// What a search knows of the activity. Stored.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}

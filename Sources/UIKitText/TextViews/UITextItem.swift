public import Foundation
public import UIKitCore
public import UIKitValues

/// Something in a text view's text that can be touched: a link or an attachment.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kinds of items.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A range that the app has tagged.
    case tag(String)
  }

  /// The kind of the item.
  public final let content: Content
  /// The range of the item in the text.
  public final let range: NSRange

  /// Creates an item, for tests: nothing is touched.
  package init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }

  /// The menu of an item.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    package final let menu: UIMenu

    /// Creates a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}

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

  /// What is shown beside an item's menu.
  @preconcurrency @MainActor
  open class Preview: NSObject {
    package final let view: UIView?

    private init(_ view: UIView?) {
      self.view = view
      super.init()
    }

    /// The system's.
    public static let `default` = Preview(nil)

    /// A view.
    public static func view(_ view: UIView) -> Preview { Preview(view) }
  }

  /// The menu of an item.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    package final let menu: UIMenu
    package final let preview: Preview?

    /// Creates a menu, with what is shown beside it.
    public init(preview: Preview? = nil, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}

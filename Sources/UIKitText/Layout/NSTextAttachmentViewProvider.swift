public import Foundation
public import UIKitCore
public import UIKitValues

/// An object that makes the view of an attachment. Differs from UIKit: it is never asked, and attachments show images alone.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment.
  public final let textAttachment: NSTextAttachment
  /// The place in the text.
  public final let location: any NSTextLocation
  /// The layout of the text. A weak reference.
  public private(set) final weak var textLayoutManager: NSTextLayoutManager?
  /// Whether the view's size is the attachment's.
  open var tracksTextAttachmentViewBounds = false
  private var storedView: UIView?

  /// Creates a provider.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.location, self.textLayoutManager) = (textAttachment, location, textLayoutManager)
    super.init()
  }

  /// The view, which `loadView()` makes when it is first asked for.
  open var view: UIView? {
    get {
      if storedView == nil { loadView() }
      return storedView
    }
    set { storedView = newValue }
  }

  /// Makes the view; does nothing by default.
  open func loadView() {}

  /// The bounds of the attachment; its own by default.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { textAttachment.bounds }
}

extension NSTextAttachment {
  /// Has no effect: attachments show images alone.
  public class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String)
  {}

  /// The class that makes the views of a type of file; none.
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { nil }
}

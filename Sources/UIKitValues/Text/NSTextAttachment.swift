public import Foundation
import TextLayout

/// A picture that stands in a line like a character.
open class NSTextAttachment: NSObject {
  private let mark = CoreFoundationMark()
  /// The picture; without one the attachment takes its room, and nothing is drawn there.
  open var image: UIImage?
  /// The room it takes, in points: its origin is how far the lower left corner is to the right of the place in the line
  /// and *above* the baseline. Zero: the picture's size, on the baseline.
  open var bounds = CGRect.zero
  /// A file, where the picture is given as one.
  open var contents: Data?
  /// The type that was given for `contents`; data is read as PNG whatever it says.
  open var fileType: String?

  /// The character that attachments stand on.
  public static let character = 0xFFFC

  /// A picture in PNG data; other contents have no picture.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// An attachment that shows a picture in its own size, on the baseline.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The room in the line. A side that is not a finite number counts as zero.
  var textBounds: TextAttachmentBounds {
    guard bounds == .zero else {
      return TextAttachmentBounds(
        x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width, height: bounds.size.height)
    }
    let size = image?.size ?? .zero
    return TextAttachmentBounds(width: size.width, height: size.height)
  }
}

public import Foundation
import TextLayout

/// An image in a line of text, like a character.
open class NSTextAttachment: NSObject {
  private let mark = CoreFoundationMark()
  private final var growsWithText = false
  /// The image; without one the attachment takes up its space, but nothing is drawn.
  open var image: UIImage?
  /// The bounds in points: the origin is the offset of the lower left corner to the right of the position in the line
  /// and *above* the baseline. Zero for the image's size, with its own baseline, or its lower edge, on the text's.
  open var bounds = CGRect.zero
  /// The contents of a file, if the image was given as one.
  open var contents: Data?
  /// The type given for `contents`, which is read as PNG regardless of it.
  open var fileType: String?
  /// The file, if the attachment was given one. Stored.
  open var fileWrapper: FileWrapper?
  /// The room before and behind the attachment. Stored; there is none.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may take the image's place. Stored; images alone are shown.
  open var allowsTextAttachmentView = true

  /// The character that represents attachments.
  public static let character = 0xFFFC

  /// Creates an attachment from PNG data; with other data it has no image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates an attachment that shows an image in its own size, on the baseline.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The bounds in the line: `bounds` or, if they are zero, those of the image. An override may depend on the line's
  /// height.
  ///
  /// Differs from UIKit: it is asked before lines are broken, so there is no container, the proposed line is as high as
  /// a line of the font around the attachment and has no limit to its width, and the position is zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    guard let image = image?.variant(under: .current) else { return .zero }
    return CGRect(
      x: 0, y: 0 - (image.baselineOffsetFromBottom ?? 0), width: image.size.width, height: image.size.height)
  }

  /// The image that is drawn: `image`. Differs from UIKit: an override is not asked.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// Whether the image grows with the text at the accessibility categories. Stored; it does not.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { growsWithText }
    set { growsWithText = newValue }
  }

  /// The bounds in a line of a font. A side that is not a finite number counts as zero.
  final func bounds(inLineOf font: UIFont, at index: Int) -> TextAttachmentBounds {
    let line = CGRect(x: 0, y: 0, width: 1e7, height: font.lineHeight)
    let bounds = attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    return TextAttachmentBounds(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width, height: bounds.size.height)
  }
}

extension NSAttributedString {
  /// Whether a range of the text has attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

@_exported public import UIKit

/// A picture that people put onto messages.
open class MSSticker: NSObject, @unchecked Sendable {
  public let imageFileURL: URL
  public let localizedDescription: String

  /// - Throws: `MSMessageErrorCode.improperFileURL` for an address that is no file's.
  public init(contentsOfFileURL url: URL, localizedDescription: String) throws {
    guard url.isFileURL else { throw MSMessageErrorCode.improperFileURL }
    (imageFileURL, self.localizedDescription) = (url, localizedDescription)
    super.init()
  }

  /// A sticker whose file does not exist.
  override init() {
    (imageFileURL, localizedDescription) = (URL(fileURLWithPath: "/dev/null"), "")
    super.init()
  }
}

/// The size of stickers.
public enum MSStickerSize: Int, Sendable {
  case small = 0
  case regular = 1
  case large = 2
}

/// A view of a sticker, which shows its picture.
@preconcurrency @MainActor
open class MSStickerView: UIView {
  private let picture = UIImageView()

  open var sticker: MSSticker? { didSet { showPicture() } }
  /// Always zero: pictures do not move.
  open var animationDuration: TimeInterval { 0 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addPicture()
  }

  public convenience init(frame: CGRect, sticker: MSSticker?) {
    self.init(frame: frame)
    self.sticker = sticker
    // An initializer's assignment is not observed.
    showPicture()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addPicture()
  }

  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }

  private func showPicture() {
    picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
  }

  private func addPicture() {
    picture.contentMode = .scaleAspectFit
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }
}

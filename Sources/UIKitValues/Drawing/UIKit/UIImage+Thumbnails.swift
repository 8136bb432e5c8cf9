public import Foundation

extension UIImage {
  /// The image, small enough to fill a size, in its own proportions; `nil` without an area.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = max(size.width / self.size.width, size.height / self.size.height)
    let shown = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: shown).image { _ in draw(in: CGRect(origin: .zero, size: shown)) }
  }

  /// Hands over the image, small enough to fill a size, before the call returns.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image, drawn in a size of at most `size`, as `preparingThumbnail(of:)` makes it.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

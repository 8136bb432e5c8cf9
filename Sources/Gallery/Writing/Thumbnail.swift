/// A smaller copy of a picture (`PNG.reduced(_:to:)`).
enum Thumbnail {
  /// The maximum size in pixels.
  static let largest = (width: 200, height: 280)

  /// The size of a picture's thumbnail, in the same proportions; nil for a picture that is no larger than one.
  static func size(of width: Int, _ height: Int) -> (width: Int, height: Int)? {
    guard width > largest.width || height > largest.height else { return nil }
    let isWide = width * largest.height > height * largest.width
    return isWide
      ? (largest.width, max(1, (height * largest.width + width / 2) / width))
      : (max(1, (width * largest.height + height / 2) / height), largest.height)
  }
}

/// The difference between two images in numbers.
///
/// All counts are of pixels, and channels are compared as they are stored, premultiplied. A pixel that only one of the
/// images has counts as different, by 255.
package struct ImageDifference: Sendable, Equatable {
  /// The size of an image, in pixels.
  package struct Size: Sendable, Equatable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The sizes of two images with different sizes.
  package struct Sizes: Sendable, Equatable {
    package let expected: Size
    package let actual: Size

    package init(expected: Size, actual: Size) {
      self.expected = expected
      self.actual = actual
    }
  }

  /// A rectangle of pixels.
  package struct Box: Sendable, Equatable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The default side of the windows of `largestWindowCount`, in pixels.
  package static let windowSide = 8

  /// The width of the wider image.
  package let width: Int
  /// The height of the taller image.
  package let height: Int
  package let differingPixels: Int
  /// The largest difference in any channel of any pixel, from 1 to 255.
  package let largestChannelDifference: Int
  /// The bounding box of all differing pixels.
  package let boundingBox: Box
  /// The largest number of differing pixels in any window, of 8 × 8 pixels by default.
  package let largestWindowCount: Int
  /// Both sizes, if they differ.
  package let sizes: Sizes?

  package init(
    width: Int, height: Int, differingPixels: Int, largestChannelDifference: Int, boundingBox: Box,
    largestWindowCount: Int, sizes: Sizes? = nil
  ) {
    self.width = width
    self.height = height
    self.differingPixels = differingPixels
    self.largestChannelDifference = largestChannelDifference
    self.boundingBox = boundingBox
    self.largestWindowCount = largestWindowCount
    self.sizes = sizes
  }
}

public import Foundation
import HeadlessUIKit

/// A picture that is repeated. It is not drawn: a finding says so.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture, as fractions of it.
  public var sourceRect: CGRect
  /// The size against that of the picture.
  public var scale: CGFloat

  /// A picture that is repeated.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func filling(in environment: EnvironmentValues) -> Filling {
    Filling.color(.clear).noted("ImagePaint is not drawn.")
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated. It is not drawn: a finding says so.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

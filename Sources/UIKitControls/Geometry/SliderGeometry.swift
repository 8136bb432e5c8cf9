import Foundation
import UIKitValues

/// The places of a slider's parts, in points.
///
/// Public pictures of iOS 11 to 18: 34 high, a track of 4 in the middle that begins and ends 3 from the edges, a thumb 27
/// across whose middle is 1.167 above the track's.
enum SliderGeometry {
  /// The height of `sizeThatFits` in pictures of eight systems.
  static let height: CGFloat = 34
  /// The height of the alignment rectangle, which Auto Layout gives.
  static let alignedHeight: CGFloat = 30
  /// The distances by which the frame is larger than the alignment rectangle. Interface Builder's frames are 31 high,
  /// begin 2 points before and end 2 behind what they are constrained to, and what is constrained to their bottom is 1
  /// higher (28 of 28 frames).
  static let overhang = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  static let trackHeight: CGFloat = 4
  static let trackInset: CGFloat = 3
  /// The side of the thumb's image, of which the circle is a part.
  static let thumbSide: CGFloat = 31
  static let thumbDiameter: CGFloat = 27
  static let thumbRise: CGFloat = 7 / 6

  static func track(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + trackInset, y: bounds.midY - trackHeight / 2, width: max(0, bounds.width - 2 * trackInset),
      height: trackHeight)
  }

  /// The thumb's rectangle where a fraction of the track is filled: whole points, as in pictures 377 and 382 wide.
  ///
  /// - Parameter size: the size of the thumb's image.
  static func thumb(on track: CGRect, fraction: CGFloat, size: CGSize, rise: CGFloat) -> CGRect {
    let room = track.width + 2 * trackInset - size.width
    let x = track.minX - trackInset + (fraction * room).rounded()
    return CGRect(x: x, y: track.midY - rise - size.height / 2, width: size.width, height: size.height)
  }
}

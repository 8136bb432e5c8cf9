import Drawing
public import Foundation
import SystemText

extension CGContext {
  /// The transform from the app's coordinates to pixels, with y upwards, as in Core Graphics.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform).concatenating(device) }

  /// The same as `ctm`: the device's pixels are those of the picture.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  private var device: CGAffineTransform {
    let scale = pixels.grid.scale
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -area.minX * scale, ty: (area.minY + area.height) * scale)
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns what is drawn from now on by `angle`, in radians: clockwise where y grows downwards.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms what is drawn from now on, before the transforms so far. One with numbers that are not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard numbers.allSatisfy(\.isFinite) else { return }
    state.transform = transform.affine.inside(state.transform)
  }

  /// A point of the app's coordinates in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A size of the app's coordinates in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The smallest rectangle around one of the app's coordinates, in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// A point in pixels, in the app's coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size in pixels, in the app's coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The smallest rectangle around one in pixels, in the app's coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

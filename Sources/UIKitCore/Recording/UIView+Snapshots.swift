public import Foundation
import UIKitValues

extension UIView {
  /// A view with a picture of this one as it is now; `nil` without an area.
  ///
  /// - Parameter afterUpdates: whether the view is laid out first.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates)
  }

  /// A view with a picture of a part of this one, whose middle is stretched between the insets when it is resized; `nil`
  /// without an area.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let view = snapshot(of: rect, afterUpdates) else { return nil }
    let middle = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
    view.layer.contentsCenter = CGRect(
      x: middle.minX / rect.width, y: middle.minY / rect.height, width: max(0, middle.width / rect.width),
      height: max(0, middle.height / rect.height))
    return view
  }

  private func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView? {
    guard !hasNoArea, rect.width > 0, rect.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = pixelsInPoint
    let picture = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      let origin = CGPoint(x: bounds.origin.x - rect.origin.x, y: bounds.origin.y - rect.origin.y)
      drawHierarchy(in: CGRect(origin: origin, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    (view.layer.contents, view.layer.contentsScale) = (picture.cgImage, format.scale)
    return view
  }
}

extension UIScreen {
  /// A view with a picture of the key window; empty without one.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}

public import Foundation
import HeadlessUIKit
import ViewRendering

/// The size or device that a view is shown on.
public struct SnapshotSurface: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounds
    case free(width: Double, height: Double?)
    case device(String)
    /// A size that is not a device's, with its name.
    case size(Device)
  }

  let kind: Kind

  /// The size of the view's own bounds; of its content's height where the bounds have a width alone.
  public static let bounds = SnapshotSurface(kind: .bounds)

  /// A width in points, and the height that the view's constraints or its content need.
  public static func width(_ width: CGFloat) -> SnapshotSurface {
    SnapshotSurface(kind: .free(width: Double(width), height: nil))
  }

  /// A width and height in points.
  public static func size(width: CGFloat, height: CGFloat) -> SnapshotSurface {
    SnapshotSurface(kind: .free(width: Double(width), height: Double(height)))
  }

  /// A device by Apple's marketing name, such as `iPhone SE (3rd gen)`: the view is that of a controller in a window, with
  /// the device's safe area, margins and scale.
  public static func device(_ name: String) -> SnapshotSurface { SnapshotSurface(kind: .device(name)) }

  /// The device, or a device of the size; that of `bounds` follows from the view.
  func device() throws(SnapshotError) -> Device {
    switch kind {
    case .bounds: return .sizeOfView("view")
    case .free(let width, let height):
      let sides = [width] + (height.map { [$0] } ?? [])
      guard sides.allSatisfy(Device.sides.contains) else { throw .size(width: width, height: height) }
      return Device(freeSize: SnapshotSurface.name(width, height), width: width, height: height)
    case .device(let name):
      guard let device = Device.named(name) else { throw .unknownDevice(name) }
      return device
    case .size(let device): return device
    }
  }

  private static func name(_ width: Double, _ height: Double?) -> String {
    ([width] + (height.map { [$0] } ?? [])).map(plain).joined(separator: "x")
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension Device {
  /// Sets the size to that of the view, with its content's height where it has a width alone.
  ///
  /// - Throws: `SnapshotError` for a view without a width, or one that is too large.
  mutating func setSize(ofView size: CGSize) throws(SnapshotError) {
    guard size.width > 0 else { throw .emptyView }
    width = size.width
    height = size.height > 0 ? size.height : nil
    guard Device.sides.contains(size.width) else { throw .size(width: size.width, height: height) }
  }
}

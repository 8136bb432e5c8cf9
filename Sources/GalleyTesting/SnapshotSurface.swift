public import Foundation
import HeadlessUIKit
import ViewRendering

/// What a view is shown on, and how large it is there.
public struct SnapshotSurface: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounds
    case free(width: Double, height: Double?)
    case device(String)
  }

  let kind: Kind

  /// As large as the view's own bounds; as high as its content where those have a width alone.
  public static let bounds = SnapshotSurface(kind: .bounds)

  /// So many points wide, and as high as the view's constraints ask or what is in it takes.
  public static func width(_ width: CGFloat) -> SnapshotSurface {
    SnapshotSurface(kind: .free(width: Double(width), height: nil))
  }

  /// So many points wide and high.
  public static func size(width: CGFloat, height: CGFloat) -> SnapshotSurface {
    SnapshotSurface(kind: .free(width: Double(width), height: Double(height)))
  }

  /// A device by Apple's marketing name, such as `iPhone SE (3rd gen)`: the view is that of a controller in a window, with
  /// the device's safe area, margins and scale.
  public static func device(_ name: String) -> SnapshotSurface { SnapshotSurface(kind: .device(name)) }

  /// The device, or the size in its place, which for `bounds` follows from the view.
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
  /// Makes the size the view's own, as high as its content where it has a width alone.
  ///
  /// - Throws: `SnapshotError` for a view without a width, or one too large.
  mutating func setSize(ofView size: CGSize) throws(SnapshotError) {
    guard size.width > 0 else { throw .emptyView }
    width = size.width
    height = size.height > 0 ? size.height : nil
    guard Device.sides.contains(size.width) else { throw .size(width: size.width, height: height) }
  }
}

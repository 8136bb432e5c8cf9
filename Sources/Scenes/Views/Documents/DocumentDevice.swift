import Foundation
import InterfaceBuilder
import InterfaceDocuments
import ViewRendering

/// The device on which Interface Builder showed a document's views and controllers.
struct DocumentDevice {
  private let device: Device
  private let isLandscape: Bool

  init(_ document: InterfaceDocument) {
    device = document.device.flatMap(Device.init) ?? .canvasDefault
    isLandscape = document.device?.isLandscape == true
  }

  /// The device, for a controller and a view that fills it; a free size, as high as its content, for what is smaller.
  func device(for screen: DocumentScreen) -> Device {
    guard screen.kind != .controller, let size = screen.storedSize else { return device }
    let (width, height) = isLandscape ? (device.height, device.width) : (device.width, device.height)
    if screen.kind == .view, size.width == width, size.height == height { return device }
    let side = min(max(Double(size.width), Device.sides.lowerBound), Device.sides.upperBound)
    return Device(freeSize: "document", width: side, height: nil)
  }
}

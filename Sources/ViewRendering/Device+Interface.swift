package import InterfaceDocuments

extension Device {
  /// The device that a document was drawn for; nil for one that is unknown.
  ///
  /// Interface Builder names devices by their screens, as `retina6_1` (414 × 896 at 2). Several models have one screen; what
  /// is taken is the one whose safe area the canvas has.
  package init?(_ device: InterfaceDevice) {
    if let name = Device.canvasNames[device.id], let known = Device.named(name) {
      self = known
    } else if device.id == "retina3_5" {
      self.init(name: "iPhone 4s", kind: .phone, width: 320, height: 480, scale: 2, safeArea: .phone)
    } else {
      return nil
    }
  }

  /// The device for documents that name none or an unknown one: Interface Builder's first with safe areas.
  package static var canvasDefault: Device {
    Device.named("iPhone 11") ?? Device(freeSize: "canvas", width: 414, height: 896)
  }

  private static let canvasNames = [
    "retina4_0": "iPhone SE (1st gen)", "retina4_7": "iPhone 8", "retina5_4": "iPhone 13 mini",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone 11 Pro", "retina6_0": "iPhone 14",
    "retina6_1": "iPhone 11", "retina6_12": "iPhone 15", "retina6_3": "iPhone 16 Pro",
    "retina6_5": "iPhone 11 Pro Max", "retina6_7": "iPhone 14 Plus", "retina6_72": "iPhone 15 Plus",
    "retina6_9": "iPhone 16 Pro Max", "ipad7_9": "iPad mini 2-5", "ipad8_3rounded": "iPad mini (6th gen)",
    "ipad9_7": "iPad 9.7-inch", "ipad10_2": "iPad 10.2-inch (7th-9th gen)", "ipad10_5": "iPad Pro 10.5-inch",
    "ipad10_9rounded": "iPad Air (4th-5th gen)", "ipad11_0rounded": "iPad Pro 11-inch (1st-4th gen)",
    "ipad12_9": "iPad Pro 12.9-inch (1st-2nd gen)", "ipad12_9rounded": "iPad Pro 12.9-inch (3rd-6th gen)",
  ]
}

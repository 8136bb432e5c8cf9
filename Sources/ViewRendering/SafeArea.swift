import Foundation
package import HeadlessUIKit

extension Device {
  /// The screen areas that a device's edges and status bar cover.
  package enum SafeArea: Hashable, Sendable {
    case none
    /// A status bar, in portrait only.
    case phone
    /// A sensor housing, at the top in portrait and at a side in landscape, and a home indicator.
    case allScreenPhone(top: Double, landscapeBottom: Double = 21)
    /// A status bar.
    case pad
    /// A status bar and a home indicator.
    case allScreenPad
  }
}

extension Device.SafeArea {
  /// The insets in points, without an app's bars.
  package func insets(in orientation: Configuration.Orientation) -> UIEdgeInsets {
    switch (self, orientation) {
    case (.none, _), (.phone, .landscape): .zero
    case (.phone, .portrait), (.pad, _): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (.allScreenPhone(let top, _), .portrait): UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    case (.allScreenPhone(let side, let bottom), .landscape):
      UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side)
    case (.allScreenPad, _): UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
  }
}

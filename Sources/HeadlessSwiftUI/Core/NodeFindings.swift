import Findings
@_spi(Subclasses) import UIKitValues

extension NodeEffect {
  /// A finding that the view is not shown as on a device.
  static func finding(_ message: String) -> NodeEffect { .note(.init(kind: .approximateLook, message: message)) }
}

extension ViewNode {
  /// Adds a finding that the view is not shown as on a device.
  func note(_ message: String) { effects.append(.finding(message)) }
}

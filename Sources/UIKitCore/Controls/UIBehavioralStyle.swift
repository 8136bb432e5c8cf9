/// The styles that a control can have on a Mac, with UIKit's raw values. Elsewhere it is always `pad`.
public enum UIBehavioralStyle: UInt, Sendable, CaseIterable {
  /// The style of the platform.
  case automatic = 0
  /// The style of tablets.
  case pad = 1
  /// The style of Macs.
  case mac = 2
}

// The names that Swift 4.2 replaced.

extension MKMapView {
  /// The name of `addOverlay(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

  /// The name of `removeOverlay(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}

/// The colours of pins before iOS 9, with their raw values.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green = 1
  case purple = 2
}

extension MKPinAnnotationView {
  /// The name of `pinTintColor` before iOS 9.
  public var pinColor: MKPinAnnotationColor {
    get { pinTintColor == .systemGreen ? .green : pinTintColor == .systemPurple ? .purple : .red }
    set { pinTintColor = newValue == .green ? .systemGreen : newValue == .purple ? .systemPurple : .systemRed }
  }
}

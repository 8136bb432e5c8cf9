// The names that Swift 4.2 replaced.

extension MKMapView {
  /// The name of `addOverlay(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

  /// The name of `removeOverlay(_:)` before Swift 4.2.
  @available(*, deprecated, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}

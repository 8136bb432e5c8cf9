import HeadlessUIKit

/// A device from the table, or a custom size.
package struct Device: Hashable, Sendable {
  /// The kind of device, which determines the idiom and size classes.
  package enum Kind: Hashable, Sendable {
    case phone
    /// A phone whose width is regular in landscape (Plus, Max, XR, 11, Air).
    case widePhone
    case pad
    /// A custom size. It counts as a phone.
    case free
  }

  /// The range for the sides of a custom size, in points.
  package static let sides = 1.0...10_000

  /// The model's name, or the name of a custom size.
  package var name: String
  package var kind: Kind
  /// The width in portrait, in points; nil for the content's.
  package var width: Double?
  /// The height in portrait, in points; nil for the content's.
  package var height: Double?
  /// Device pixels per point.
  package var scale: Double
  package var safeArea: SafeArea

  package init(
    name: String, kind: Kind, width: Double?, height: Double?, scale: Double, safeArea: SafeArea = .none
  ) {
    self.name = name
    self.kind = kind
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
  }

  /// Creates a custom size, with one pixel per point unless a configuration overrides it.
  package init(freeSize name: String, width: Double?, height: Double?) {
    self.init(name: name, kind: .free, width: width, height: height, scale: 1)
  }

  /// A size that follows from the view that is shown and is unknown before.
  package static func sizeOfView(_ name: String) -> Device { Device(freeSize: name, width: 0, height: nil) }

  /// Whether the size follows from the view that is shown.
  package var isSizeOfView: Bool { width == 0 }

  /// The device of this name, ignoring case.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  var idiom: UIUserInterfaceIdiom { kind == .pad ? .pad : .phone }

  /// Whether both sides are given, so that there is an orientation.
  package var hasGivenSize: Bool { width != nil && height != nil }

  /// Whether it is a screen with bars and edges; a custom size has none.
  var isScreen: Bool { kind != .free }

  /// The smallest width of a pad's window with a regular size class, in points. Among the widths that Apple's Human
  /// Interface Guidelines list for Split View, 639 points are compact and 678 are regular.
  private static let minimumRegularWidth = 678.0

  /// The size classes. On a pad both are regular, except in a narrow window beside others; on phones they depend on the
  /// model and orientation.
  ///
  /// - Parameter windowWidth: the window's width in points; nil for the whole screen.
  func sizeClasses(
    in orientation: Configuration.Orientation, windowWidth: Double? = nil
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    switch (kind, orientation) {
    case (.pad, _): ((windowWidth ?? .infinity) < Device.minimumRegularWidth ? .compact : .regular, .regular)
    case (_, .portrait): (.compact, .regular)
    case (.widePhone, .landscape): (.regular, .compact)
    case (_, .landscape): (.compact, .compact)
    }
  }
}

import HeadlessUIKit

/// What a scene is shown on: a device of the table, or a size of one's own.
package struct Device: Hashable, Sendable {
  /// What decides idiom and size classes.
  package enum Kind: Hashable, Sendable {
    case phone
    /// A phone whose width is regular in landscape (Plus, Max, XR, 11, Air).
    case widePhone
    case pad
    /// A size of one's own. It counts as a phone's.
    case free
  }

  /// How long a side of one's own may be, in points.
  package static let sides = 1.0...10_000

  /// The model's name, or the name of a free size.
  package var name: String
  package var kind: Kind
  /// Points in portrait; nil is the width of the content.
  package var width: Double?
  /// Points in portrait; nil is the height of the content.
  package var height: Double?
  /// Device pixels in a point.
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

  /// A size of one's own, at one pixel a point unless a configuration says otherwise.
  package init(freeSize name: String, width: Double?, height: Double?) {
    self.init(name: name, kind: .free, width: width, height: height, scale: 1)
  }

  /// A size that follows from the view that is shown, and is not known before there is one.
  package static func sizeOfView(_ name: String) -> Device { Device(freeSize: name, width: 0, height: nil) }

  /// Whether the size is yet to follow from the view that is shown.
  package var isSizeOfView: Bool { width == 0 }

  /// The device of this name, upper and lower case aside.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  var idiom: UIUserInterfaceIdiom { kind == .pad ? .pad : .phone }

  /// Whether both sides are given, so that there is something to be held upright or on its side.
  package var hasGivenSize: Bool { width != nil && height != nil }

  /// A screen, with bars and edges of its own; a free size has none.
  var isScreen: Bool { kind != .free }

  /// The narrowest window of a pad whose width is regular, in points. Of the widths that Apple's Human Interface Guidelines
  /// list for Split View, 639 points are compact and 678 are regular.
  private static let leastRegularWidth = 678.0

  /// Regular in both directions on a pad, but for a window beside others that is narrow; on phones regular where there is
  /// room for it.
  ///
  /// - Parameter windowWidth: in points; nil is the whole screen's.
  func sizeClasses(
    in orientation: Configuration.Orientation, windowWidth: Double? = nil
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    switch (kind, orientation) {
    case (.pad, _): ((windowWidth ?? .infinity) < Device.leastRegularWidth ? .compact : .regular, .regular)
    case (_, .portrait): (.compact, .regular)
    case (.widePhone, .landscape): (.regular, .compact)
    case (_, .landscape): (.compact, .compact)
    }
  }
}

// Some names are those of other tools.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// Calls of swift-snapshot-testing that are not there: the compiler says what to write instead.

/// Whether all references are written.
@available(
  *, unavailable,
  message: "Set the environment variable SNAPSHOT_TESTING_RECORD=all, or use withSnapshotTesting(record: .all) { … }."
)
public var isRecording: Bool {
  get { false }
  set {}
}

/// The tool that a failure message names for showing a difference.
@available(*, unavailable, message: "Use withSnapshotTesting(diffTool: …) { … }, or the trait .snapshots(diffTool: …).")
public var diffTool: String? {
  get { nil }
  set {}
}

/// An assertion's name of before.
@available(*, unavailable, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {}

/// References in a test's source.
@available(*, unavailable, message: "References are files. Use assertSnapshot(of:as:) with the same strategy.")
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  matches expected: (() -> String)? = nil
) {}

extension SnapshotSurface {
  /// The device's two ways up.
  public enum Orientation {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// An iPad mini, on its side unless said otherwise.
  @available(
    *, unavailable,
    message: "Use .device(\"iPad mini 2-5\"), upright here, or SnapshotConfigurations(on:landscape:)."
  )
  public static var iPadMini: SnapshotSurface { .bounds }
  /// An iPad of 9.7 inches, on its side unless said otherwise.
  @available(
    *, unavailable,
    message: "Use .device(\"iPad 9.7-inch\"), upright here, or SnapshotConfigurations(on:landscape:)."
  )
  public static var iPad9_7: SnapshotSurface { .bounds }
  /// An iPad of 10.2 inches, on its side unless said otherwise.
  @available(
    *, unavailable,
    message: "Use .device(\"iPad 10.2-inch (7th-9th gen)\"), upright here, or SnapshotConfigurations(on:landscape:)."
  )
  public static var iPad10_2: SnapshotSurface { .bounds }
  /// An iPad Pro of 10.5 inches, on its side unless said otherwise.
  @available(
    *, unavailable,
    message: "Use .device(\"iPad Pro 10.5-inch\"), upright here, or SnapshotConfigurations(on:landscape:)."
  )
  public static var iPadPro10_5: SnapshotSurface { .bounds }
  /// An iPad Pro of 11 inches, on its side unless said otherwise.
  @available(
    *, unavailable,
    message: "Use .device(\"iPad Pro 11-inch (1st-4th gen)\"), upright here, or SnapshotConfigurations(on:landscape:)."
  )
  public static var iPadPro11: SnapshotSurface { .bounds }
  /// An iPad Pro of 12.9 inches, on its side unless said otherwise.
  @available(
    *, unavailable,
    message:
      "Use .device(\"iPad Pro 12.9-inch (3rd-6th gen)\"), upright here, or SnapshotConfigurations(on:landscape:)."
  )
  public static var iPadPro12_9: SnapshotSurface { .bounds }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhoneSe, or .image(under: SnapshotConfigurations(on: [.iPhoneSe], landscape: [true]))."
  )
  public static func iPhoneSe(_ orientation: Orientation) -> SnapshotSurface { .iPhoneSe }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone8, or .image(under: SnapshotConfigurations(on: [.iPhone8], landscape: [true]))."
  )
  public static func iPhone8(_ orientation: Orientation) -> SnapshotSurface { .iPhone8 }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone8Plus, or .image(under: SnapshotConfigurations(on: [.iPhone8Plus], landscape: [true]))."
  )
  public static func iPhone8Plus(_ orientation: Orientation) -> SnapshotSurface { .iPhone8Plus }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhoneX, or .image(under: SnapshotConfigurations(on: [.iPhoneX], landscape: [true]))."
  )
  public static func iPhoneX(_ orientation: Orientation) -> SnapshotSurface { .iPhoneX }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhoneXr, or .image(under: SnapshotConfigurations(on: [.iPhoneXr], landscape: [true]))."
  )
  public static func iPhoneXr(_ orientation: Orientation) -> SnapshotSurface { .iPhoneXr }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhoneXsMax, or .image(under: SnapshotConfigurations(on: [.iPhoneXsMax], landscape: [true]))."
  )
  public static func iPhoneXsMax(_ orientation: Orientation) -> SnapshotSurface { .iPhoneXsMax }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone12, or .image(under: SnapshotConfigurations(on: [.iPhone12], landscape: [true]))."
  )
  public static func iPhone12(_ orientation: Orientation) -> SnapshotSurface { .iPhone12 }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone12Pro, or .image(under: SnapshotConfigurations(on: [.iPhone12Pro], landscape: [true]))."
  )
  public static func iPhone12Pro(_ orientation: Orientation) -> SnapshotSurface { .iPhone12Pro }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone12ProMax, or .image(under: SnapshotConfigurations(on: [.iPhone12ProMax], landscape: [true]))."
  )
  public static func iPhone12ProMax(_ orientation: Orientation) -> SnapshotSurface { .iPhone12ProMax }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone13, or .image(under: SnapshotConfigurations(on: [.iPhone13], landscape: [true]))."
  )
  public static func iPhone13(_ orientation: Orientation) -> SnapshotSurface { .iPhone13 }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone13Mini, or .image(under: SnapshotConfigurations(on: [.iPhone13Mini], landscape: [true]))."
  )
  public static func iPhone13Mini(_ orientation: Orientation) -> SnapshotSurface { .iPhone13Mini }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone13Pro, or .image(under: SnapshotConfigurations(on: [.iPhone13Pro], landscape: [true]))."
  )
  public static func iPhone13Pro(_ orientation: Orientation) -> SnapshotSurface { .iPhone13Pro }
  /// An iPhone one way up.
  @available(
    *, unavailable,
    message: "Use .iPhone13ProMax, or .image(under: SnapshotConfigurations(on: [.iPhone13ProMax], landscape: [true]))."
  )
  public static func iPhone13ProMax(_ orientation: Orientation) -> SnapshotSurface { .iPhone13ProMax }
}

extension Snapshotting {
  /// A strategy that answers later.
  @available(
    *, unavailable, message: "Strategies are synchronous. Wait in the test, then assert a snapshot of the value."
  )
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting { strategy }
}

extension Snapshotting where Value: SnapshotContent, Format == UIImage {
  /// The view as the application's window shows it.
  @available(*, unavailable, message: "Views are always drawn as in a window. Leave drawHierarchyInKeyWindow: out.")
  public static func image(
    drawHierarchyInKeyWindow: Bool, precision: Double? = nil, perceptualPrecision: Double? = nil, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting { .image }

  /// A device's traits at another size.
  @available(*, unavailable, message: "A device has a size: use .image(on:traits:), or only .image(size:traits:).")
  public static func image(
    on device: SnapshotSurface, precision: Double? = nil, perceptualPrecision: Double? = nil, size: CGSize,
    traits: UITraitCollection? = nil
  ) -> Snapshotting { .image }
}

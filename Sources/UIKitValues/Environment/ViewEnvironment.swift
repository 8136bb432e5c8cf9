package import Foundation
import Synchronization
package import TextLayout

/// The conditions under which views are created and laid out, and the log of faults that occur meanwhile.
///
/// A window holds the environment that it was created in. One environment at a time is current for the whole process: that
/// of the view being laid out, drawn or asked, otherwise that of the innermost `run`, otherwise that of the task or the
/// process. `UITraitCollection.current`, `UIScreen.main`, `UIAccessibility` and `UIFont` read the current environment.
package final class ViewEnvironment: Sendable {
  private struct Values {
    var traits: UITraitCollection
    var screen: ScreenDevice
    var accessibility = AccessibilitySettings()
    var fonts: FontLibrary?
    var windowWidth: CGFloat?
    var appAssets: NamedAssets?
    var documents: DocumentFolder?
  }

  private let values: Mutex<Values>
  /// The texts that were looked up in strings files.
  let strings: LookedUpStrings
  /// The bundles whose images and colours were looked up.
  let bundles: OpenBundles
  /// The log that collects faults.
  package let faults: FaultLog

  /// An iPhone at the system's defaults, unless another is given.
  ///
  /// - Parameter other: the environment with which it shares open bundles; nil to read all of them again.
  package convenience init(
    traits: UITraitCollection = UITraitCollection(values: .phone), screen: ScreenDevice = .phone,
    fonts: FontLibrary? = nil, windowWidth: CGFloat? = nil, sharingBundlesOf other: ViewEnvironment? = nil
  ) {
    self.init(
      Values(traits: traits, screen: screen, fonts: fonts, windowWidth: windowWidth), LookedUpStrings(),
      other?.bundles ?? OpenBundles(), FaultLog())
  }

  /// A copy of an environment with another screen and other traits; both share one log of faults.
  package convenience init(like other: ViewEnvironment, traits: UITraitCollection, screen: ScreenDevice) {
    var values = other.values.withLock { $0 }
    (values.traits, values.screen) = (traits, screen)
    self.init(values, other.strings, other.bundles, other.faults)
  }

  private init(_ values: Values, _ strings: LookedUpStrings, _ bundles: OpenBundles, _ faults: FaultLog) {
    self.values = Mutex(values)
    self.strings = strings
    self.bundles = bundles
    self.faults = faults
  }

  /// The current traits while no view is at work.
  package var traits: UITraitCollection {
    get { values.withLock(\.traits) }
    set { values.withLock { $0.traits = newValue } }
  }

  package var screen: ScreenDevice {
    get { values.withLock(\.screen) }
    set { values.withLock { $0.screen = newValue } }
  }

  package var accessibility: AccessibilitySettings {
    get { values.withLock(\.accessibility) }
    set { values.withLock { $0.accessibility = newValue } }
  }

  /// The library in which fonts are looked up; nil for the library outside of `run`.
  package var fonts: FontLibrary? { values.withLock(\.fonts) }

  /// The images and colours of the app's folder, which stand for those of the main bundle; nil to read that.
  package var appAssets: NamedAssets? {
    get { values.withLock(\.appAssets) }
    set { values.withLock { $0.appAssets = newValue } }
  }

  /// The folder in which nibs and storyboards of the main bundle are looked up first; nil for the one that is named for
  /// the process.
  package var documents: DocumentFolder? {
    get { values.withLock(\.documents) ?? DocumentFolder.registered.withLock { $0 } }
    set { values.withLock { $0.documents = newValue } }
  }

  /// The width of the app's window in points; nil if it is the screen's.
  package var windowWidth: CGFloat? {
    get { values.withLock(\.windowWidth) }
    set { values.withLock { $0.windowWidth = newValue } }
  }
}

// MARK: - The current environment

extension ViewEnvironment {
  /// The environment of the task and its child tasks, used while none is run and no view is at work; nil for the process's.
  @TaskLocal package static var ofTask: ViewEnvironment?

  /// The current environment.
  package static var current: ViewEnvironment { CurrentEnvironment.environment }

  /// The current environment outside of any `run` and while no view is at work.
  package static var outermost: ViewEnvironment { CurrentEnvironment.outermost }

  /// Calls `body` while a view of this environment is at work: `traits` are the current traits, and a fault is attributed to
  /// the view unless another source is known.
  package func atWork<Value>(
    _ source: any FaultSource, _ traits: UITraitCollection, _ body: () throws -> Value
  ) rethrows -> Value {
    try CurrentEnvironment.with(self, traits: traits, source: source, body)
  }

  /// Calls `body` as part of the enclosing `run`, and throws the faults in it as `run` does.
  @MainActor package static func runPart<Value>(_ body: () throws -> Value) throws -> Value {
    try current.run(body)
  }

  /// Calls `body`, which makes and lays out views, with this environment as the current one.
  ///
  /// - Throws: the first error that was reported meanwhile; else `ViewFaults` if there were faults in views or fonts;
  ///   else the error thrown by `body`, which may be the consequence of a fault.
  @MainActor @discardableResult package func run<Value>(_ body: () throws -> Value) throws -> Value {
    let surrounding = ViewEnvironment.current.fonts
    values.withLock { $0.fonts = $0.fonts ?? surrounding }
    return try CurrentEnvironment.with(self) {
      _ = (faults.take(), FontRegistry.library.takeFaults())
      let outcome = Result { try body() }
      if let mistake = faults.mistake { throw mistake }
      let all = faults.take() + FontRegistry.library.takeFaults().map(\.description)
      guard all.isEmpty else { throw ViewFaults(faults: all) }
      return try outcome.get()
    }
  }
}

/// The faults that occurred while views were created and laid out: calls that UIKit answers with an exception, uses
/// that are not supported, fonts that cannot be opened.
package struct ViewFaults: Error, Equatable, CustomStringConvertible {
  package let faults: [String]

  package init(faults: [String]) {
    self.faults = faults
  }

  package var description: String { faults.joined(separator: " ") }
}

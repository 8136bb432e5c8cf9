package import Foundation
import Synchronization
package import TextLayout

/// The conditions under which views are created and laid out, and the log of faults that occur meanwhile.
///
/// A window holds the one that it was made in. One at a time is current, for the whole process: that of the view at work or
/// of the innermost `run`, outside of both the task's or the process's own. It is what `UITraitCollection.current`,
/// `UIScreen.main`, `UIAccessibility` and `UIFont` answer from.
package final class ViewEnvironment: Sendable {
  private struct Values {
    var traits: UITraitCollection
    var screen: ScreenDevice
    var accessibility = AccessibilitySettings()
    var fonts: FontLibrary?
    var windowWidth: CGFloat?
  }

  private let values: Mutex<Values>
  /// What was looked up in files of strings.
  let strings: LookedUpStrings
  /// Where faults go.
  package let faults: FaultLog

  /// An iPhone at the system's defaults, unless another is given.
  package convenience init(
    traits: UITraitCollection = UITraitCollection(values: .phone), screen: ScreenDevice = .phone,
    fonts: FontLibrary? = nil, windowWidth: CGFloat? = nil
  ) {
    self.init(
      Values(traits: traits, screen: screen, fonts: fonts, windowWidth: windowWidth), LookedUpStrings(), FaultLog())
  }

  /// Another screen with its traits, and all else of an environment: faults are noted together.
  package convenience init(like other: ViewEnvironment, traits: UITraitCollection, screen: ScreenDevice) {
    var values = other.values.withLock { $0 }
    (values.traits, values.screen) = (traits, screen)
    self.init(values, other.strings, other.faults)
  }

  private init(_ values: Values, _ strings: LookedUpStrings, _ faults: FaultLog) {
    self.values = Mutex(values)
    self.strings = strings
    self.faults = faults
  }

  /// Those that count where no view is asked.
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

  /// Where fonts are found; nil: where they are around `run`.
  package var fonts: FontLibrary? { values.withLock(\.fonts) }

  /// The width of the app's window in points, where that is not the screen's; nil: it is.
  package var windowWidth: CGFloat? {
    get { values.withLock(\.windowWidth) }
    set { values.withLock { $0.windowWidth = newValue } }
  }
}

// MARK: - The current environment

extension ViewEnvironment {
  /// Where no environment is run and no view is at work, the one of the task and those that it starts; nil: the process's.
  @TaskLocal package static var ofTask: ViewEnvironment?

  /// The one that counts.
  package static var current: ViewEnvironment { CurrentEnvironment.environment }

  /// The one that counts outside of any `run` and any view's work.
  package static var outermost: ViewEnvironment { CurrentEnvironment.outermost }

  /// What `body` returns while a view of this environment is at work: the traits are the current ones, and faults are the
  /// view's unless it is known what else raised them.
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

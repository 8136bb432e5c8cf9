package import Foundation
package import Synchronization
package import TextLayout

/// The conditions under which views are created and laid out, and the log of faults that occur meanwhile.
///
/// One environment is installed at a time, for the whole process: that of the innermost `run`, or the process's own
/// outside of any. `UITraitCollection.current`, `UIScreen.main`, `UIAccessibility` and `UIFont` use it.
package struct ViewEnvironment: Sendable {
  /// The traits that apply where no view is involved.
  package var traits: UITraitCollection
  package var screen: ScreenDevice
  package var accessibility = AccessibilitySettings()
  /// The library of fonts; `nil` for that of the environment around `run`.
  package var fonts: FontLibrary?
  /// The width of the app's window in points, if it differs from the screen's; `nil` if it does not.
  package var windowWidth: CGFloat?
  /// The strings that were looked up in files.
  let strings = LookedUpStrings()
  /// The log of faults.
  package let faults = FaultLog()

  /// Creates an environment, by default that of an iPhone with the system's settings.
  package init(
    traits: UITraitCollection = UITraitCollection(values: .phone), screen: ScreenDevice = .phone,
    fonts: FontLibrary? = nil, windowWidth: CGFloat? = nil
  ) {
    self.traits = traits
    self.screen = screen
    self.fonts = fonts
    self.windowWidth = windowWidth
  }

  /// The installed environment.
  package static let installed = Mutex(ViewEnvironment())

  /// The window's width in the installed environment; `nil` for that of its screen.
  package static var installedWindowWidth: CGFloat? { installed.withLock(\.windowWidth) }

  /// Sets the window's width in the installed environment, in points, if it was unknown until there was a view.
  @MainActor package static func setWindowWidth(_ width: CGFloat) {
    installed.withLock { $0.windowWidth = width }
  }

  /// Calls `body` as part of the enclosing `run`, and throws the faults in it as `run` does.
  @MainActor package static func runPart<Value>(_ body: () throws -> Value) throws -> Value {
    try installed.withLock { $0 }.run(body)
  }

  /// Calls `body`, which creates and lays out views, with this environment installed.
  ///
  /// - Throws: the first error that was reported meanwhile; else `ViewFaults` if there were faults in views or fonts;
  ///   else the error thrown by `body`, which may be the consequence of a fault.
  @MainActor @discardableResult package func run<Value>(_ body: () throws -> Value) throws -> Value {
    let surrounding = ViewEnvironment.installed.withLock { $0 }
    var inner = self
    inner.fonts = fonts ?? surrounding.fonts
    ViewEnvironment.installed.withLock { $0 = inner }
    defer { ViewEnvironment.installed.withLock { $0 = surrounding } }
    _ = (faults.take(), FontRegistry.library.takeFaults())
    let outcome = Result { try body() }
    if let mistake = faults.mistake { throw mistake }
    let all = faults.take() + FontRegistry.library.takeFaults().map(\.description)
    guard all.isEmpty else { throw ViewFaults(faults: all) }
    return try outcome.get()
  }

  /// Returns the faults in views that were created or changed in this task outside of any `run`, since the last call.
  /// Faults of other tasks are discarded.
  package static func takeFaultsOutside() -> ViewFaults? {
    let faults = ViewEnvironment.installed.withLock(\.faults).takeOfThisTask()
    return faults.isEmpty ? nil : ViewFaults(faults: faults)
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

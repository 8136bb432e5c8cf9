package import Foundation
package import Synchronization
package import TextLayout

/// What views are made and laid out under, and where it is noted what goes wrong meanwhile.
///
/// One counts at a time, for the whole process: that of the innermost `run`, outside of any the process's own. It is
/// what `UITraitCollection.current`, `UIScreen.main`, `UIAccessibility` and `UIFont` answer from.
package struct ViewEnvironment: Sendable {
  /// Those that count where no view is asked.
  package var traits: UITraitCollection
  package var screen: ScreenDevice
  package var accessibility = AccessibilitySettings()
  /// Where fonts are found; nil: where they are around `run`.
  package var fonts: FontLibrary?
  /// The width of the app's window in points, where that is not the screen's; nil: it is.
  package var windowWidth: CGFloat?
  /// What was looked up in files of strings.
  let strings = LookedUpStrings()
  /// Where faults go.
  package let faults = FaultLog()

  /// An iPhone at the system's defaults, unless another is given.
  package init(
    traits: UITraitCollection = UITraitCollection(values: .phone), screen: ScreenDevice = .phone,
    fonts: FontLibrary? = nil, windowWidth: CGFloat? = nil
  ) {
    self.traits = traits
    self.screen = screen
    self.fonts = fonts
    self.windowWidth = windowWidth
  }

  /// The one that counts.
  package static let installed = Mutex(ViewEnvironment())

  /// The window's width of the one that counts; nil: that of its screen.
  package static var installedWindowWidth: CGFloat? { installed.withLock(\.windowWidth) }

  /// Gives the one that counts its window's width in points, where that was not known before there was a view.
  @MainActor package static func setWindowWidth(_ width: CGFloat) {
    installed.withLock { $0.windowWidth = width }
  }

  /// Calls `body` as part of the `run` around, and throws what went wrong in it, as `run` does.
  @MainActor package static func runPart<Value>(_ body: () throws -> Value) throws -> Value {
    try installed.withLock { $0 }.run(body)
  }

  /// Calls `body`, which makes and lays out views, with this environment as the one that counts.
  ///
  /// - Throws: the first mistake that was reported meanwhile, else `ViewFaults` if anything went wrong, in views or in
  ///   fonts, else what `body` throws: an error may be what a fault led to.
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

  /// What went wrong in views that were made or changed in this task outside of any `run`, since this was last asked; what
  /// went wrong in other tasks is forgotten.
  package static func takeFaultsOutside() -> ViewFaults? {
    let faults = ViewEnvironment.installed.withLock(\.faults).takeOfThisTask()
    return faults.isEmpty ? nil : ViewFaults(faults: faults)
  }
}

/// What went wrong while views were made and laid out: calls that UIKit answers with an exception, uses that are not
/// supported, fonts that do not open.
package struct ViewFaults: Error, Equatable, CustomStringConvertible {
  package let faults: [String]

  package init(faults: [String]) {
    self.faults = faults
  }

  package var description: String { faults.joined(separator: " ") }
}

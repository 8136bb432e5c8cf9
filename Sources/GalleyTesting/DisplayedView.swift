import Foundation
import HeadlessUIKit
import ImageComparison
import Renderers
import Snapshots
import ViewRendering

/// The view of an assertion's value, shown under one configuration after the other.
///
/// The value is evaluated once for each configuration, in its environment. A view that was made before the assertion gets
/// the changes of traits. `UIContentSizeCategory.didChangeNotification` is posted once for each change of the category,
/// before the value is evaluated.
@MainActor
final class DisplayedView: CaseSubject {
  /// A view, and the object that has to live while it is laid out.
  typealias Made = (view: UIView, owner: Any?)

  /// The driver of all assertions: it keeps fonts open.
  static let driver = CaseDriver(ViewRenderer())

  var tolerance = Tolerance.none
  var references = ReferenceForm.pictures
  /// The displayed part of the view.
  var content = DisplayedContent.visible
  let maskableNames: Set<String> = []
  /// The reason that there is no view to show, once that is known.
  private(set) var error: DisplayedViewError?

  private let make: () throws -> Made
  /// The category that was announced last.
  private var category = UITraitCollection.current.preferredContentSizeCategory
  private var view: UIView?
  /// The view's size before it was first laid out.
  private var size = CGSize.zero
  private var wasMadeBefore = false
  /// The window that the view is in, and the environment that it had before the assertion.
  private var window: (window: UIWindow, environment: ViewEnvironment)?

  init(make: @escaping () throws -> Made) { self.make = make }

  func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
  ) throws -> ViewRecording {
    try withLayout(under: configuration, isSurvey: isSurvey, by: renderer) { recording, _ in recording }
  }

  func located(_ error: any Error) -> any Error { error }

  /// Lays the view out and calls `body`, and keeps the view's owner alive until then.
  ///
  /// - Throws: `DisplayedViewError` if something went wrong in the first view, or while it is made, or a view has no size of
  ///   its own: there is nothing to show. Later, and of laying out, what `ViewRenderer.layOut` throws; and what `body` throws.
  func withLayout<Answer>(
    under configuration: Configuration, isSurvey: Bool = false, by renderer: ViewRenderer = driver.renderer,
    _ body: (ViewRecording, UIView) throws -> Answer
  ) throws -> Answer {
    var shown: Made?
    let recording = try renderer.layOut(
      under: configuration, showing: content, isSurvey: isSurvey, isSpoken: true, size: setSize
    ) {
      self.announceCategory()
      let made = try self.makeView()
      shown = made
      return self.show(made.view)
    }
    guard let shown else { preconditionFailure("A layout was made without its view.") }
    return try withExtendedLifetime(shown.owner) { try body(recording, shown.view) }
  }

  private func makeView() throws -> Made {
    guard view == nil else { return try make() }
    do {
      let made = try ViewEnvironment.runPart(make)
      let faults = made.view.takeFaultsOfTree()
      guard faults.isEmpty else { throw ViewFaults(faults: faults) }
      return made
    } catch {
      throw unusable(error)
    }
  }

  private func show(_ made: UIView) -> UIView {
    let isAnother = made !== view
    if isAnother {
      (view, size) = (made, made.bounds.size)
      restoreWindow()
      window = made.window.map { ($0, $0.viewEnvironment) }
    }
    made.window?.viewEnvironment = .current
    let wasTold = made.environmentTraitsDidChange()
    wasMadeBefore = wasTold || (wasMadeBefore && !isAnother)
    return made
  }

  private func restoreWindow() {
    if let window { window.window.viewEnvironment = window.environment }
    window = nil
  }

  /// Restores the state before the assertion, and reports it.
  func finish() {
    restoreWindow()
    announceCategory()
    if wasMadeBefore { view?.environmentTraitsDidChange() }
  }

  /// Gives a device that is sized by the view the size that the view had before it was laid out.
  private func setSize(of _: UIView, _ device: inout Device) throws(DisplayedViewError) {
    do { try device.setSize(ofView: size) } catch { throw unusable(error) }
  }

  private func unusable(_ reason: any Error) -> DisplayedViewError {
    let error = DisplayedViewError(reason: reason)
    self.error = error
    return error
  }

  private func announceCategory() {
    let current = UITraitCollection.current.preferredContentSizeCategory
    guard current != category else { return }
    category = current
    current.postDidChange()
  }
}

/// The reason that there is no view to show.
struct DisplayedViewError: Error {
  let reason: any Error
}

extension DisplayedView {
  /// Calls `body` on the main actor with a value's view and the configurations that it is shown under.
  ///
  /// - Throws: `SnapshotError` off the main actor, and for configurations that cannot be; what `body` throws.
  nonisolated static func withConfigurations<Value, Answer: Sendable>(
    _ configurations: SnapshotConfigurations, of value: () throws -> Value,
    shownBy view: @escaping (Value) throws -> Made,
    _ body: @MainActor (DisplayedView, [Configuration]) throws -> Answer
  ) throws -> Answer {
    try MainActorCheck.require()
    return try withoutActuallyEscaping(value) { value in
      // The view never leaves the main actor, which this code runs on.
      nonisolated(unsafe) let make = { try view(value()) }
      return try MainActor.assumeIsolated {
        let configurations = try configurations.configurations()
        let displayed = DisplayedView(make: make)
        defer { displayed.finish() }
        return try body(displayed, configurations)
      }
    }
  }
}

extension DisplayedView {
  /// Calls `body` as above, with the views of two values.
  nonisolated static func withConfigurations<Value, Answer: Sendable>(
    _ configurations: SnapshotConfigurations, of value: () throws -> Value, beside other: () throws -> Value,
    shownBy view: @escaping (Value) throws -> Made,
    _ body: @MainActor (DisplayedView, DisplayedView, [Configuration]) throws -> Answer
  ) throws -> Answer {
    try MainActorCheck.require()
    return try withoutActuallyEscaping(value) { value in
      try withoutActuallyEscaping(other) { other in
        // The views never leave the main actor, which this code runs on.
        nonisolated(unsafe) let makes = (first: { try view(value()) }, second: { try view(other()) })
        return try MainActor.assumeIsolated {
          let configurations = try configurations.configurations()
          let (first, second) = (DisplayedView(make: makes.first), DisplayedView(make: makes.second))
          defer {
            second.finish()
            first.finish()
          }
          return try body(first, second, configurations)
        }
      }
    }
  }
}

extension SnapshotContent {
  /// The view of a value, with the value as its owner.
  static func displayed(_ value: Self) throws -> DisplayedView.Made { (try value.snapshotView(), value) }
}

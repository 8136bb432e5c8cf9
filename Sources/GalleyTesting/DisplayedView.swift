import Foundation
import HeadlessUIKit
import ImageComparison
import Renderers
import Snapshots
import ViewRendering

/// The value of an assertion, shown under one configuration after the other.
///
/// Its view is asked for once for each, in that one's environment. A view that was made before hears what has changed since:
/// it is told of traits, and of the category by `UIContentSizeCategory.didChangeNotification`, which is posted once a
/// change, for whoever listens, and before the view is asked for.
@MainActor
final class DisplayedView: CaseSubject {
  /// A view, and what has to live for as long as it is laid out.
  typealias Made = (view: UIView, owner: Any?)

  /// One for all assertions: it keeps open fonts.
  static let driver = CaseDriver(ViewRenderer())

  var tolerance = Tolerance.none
  var references = ReferenceForm.pictures
  let maskableNames: Set<String> = []
  /// Why there is no view to show, once that is known.
  private(set) var error: DisplayedViewError?

  private let make: () throws -> Made
  /// The category that was announced last.
  private var category = UITraitCollection.current.preferredContentSizeCategory
  private var view: UIView?
  /// The view's size when it was first asked for: it has another once it is laid out.
  private var size = CGSize.zero
  private var wasMadeBefore = false

  init(make: @escaping () throws -> Made) { self.make = make }

  func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
  ) throws -> ViewRecording {
    try withLayout(under: configuration, isSurvey: isSurvey, by: renderer) { recording, _ in recording }
  }

  func located(_ error: any Error) -> any Error { error }

  /// Lays the view out and calls `body`, for as long as which the view's owner lives.
  ///
  /// - Throws: `DisplayedViewError` if something goes wrong while the first view is made, or a view has no size of its own:
  ///   there is nothing to show. Later, and of laying out, what `ViewRenderer.layOut` throws; and what `body` throws.
  func withLayout<Answer>(
    under configuration: Configuration, isSurvey: Bool = false, by renderer: ViewRenderer = driver.renderer,
    _ body: (ViewRecording, UIView) throws -> Answer
  ) throws -> Answer {
    var shown: Made?
    let recording = try renderer.layOut(under: configuration, isSurvey: isSurvey, size: setSize) {
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
    do { return try ViewEnvironment.runPart(make) } catch { throw unusable(error) }
  }

  private func show(_ made: UIView) -> UIView {
    let isAnother = made !== view
    if isAnother { (view, size) = (made, made.bounds.size) }
    let wasTold = made.environmentTraitsDidChange()
    wasMadeBefore = wasTold || (wasMadeBefore && !isAnother)
    return made
  }

  /// Tells of the return to what was before the assertion.
  func finish() {
    announceCategory()
    if wasMadeBefore { view?.environmentTraitsDidChange() }
  }

  /// Gives a device that is sized by the view the size that the view had at first.
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

/// Why there is no view to show.
struct DisplayedViewError: Error {
  let reason: any Error
}

extension DisplayedView {
  /// Calls `body` on the main actor with a value's view and the configurations that it is shown under.
  ///
  /// - Throws: `SnapshotError` off the main actor, and for configurations that cannot be; `ViewFaults` for what went wrong
  ///   before; what `body` throws.
  nonisolated static func withConfigurations<Value, Answer: Sendable>(
    _ configurations: SnapshotConfigurations, of value: () throws -> Value,
    shownBy view: @escaping (Value) throws -> Made,
    _ body: @MainActor (DisplayedView, [Configuration]) throws -> Answer
  ) throws -> Answer {
    try MainActorCheck.require()
    return try withoutActuallyEscaping(value) { value in
      // The view never leaves the main actor, on which this is.
      nonisolated(unsafe) let make = { try view(value()) }
      return try MainActor.assumeIsolated {
        try EarlierFaults.check()
        let configurations = try configurations.configurations()
        let displayed = DisplayedView(make: make)
        defer { displayed.finish() }
        return try body(displayed, configurations)
      }
    }
  }
}

extension SnapshotContent {
  /// The view, which the value owns.
  static func displayed(_ value: Self) throws -> DisplayedView.Made { (try value.snapshotView(), value) }
}

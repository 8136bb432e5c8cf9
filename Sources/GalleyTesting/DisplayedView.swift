import Foundation
import HeadlessUIKit
import ViewRendering

/// The view of an assertion, shown under one configuration after the other.
///
/// It is asked for once for each, in that one's environment. A view that was made before hears what has changed since: it
/// is told of traits, and of the category by `UIContentSizeCategory.didChangeNotification`, which is posted once a change,
/// for whoever listens, and before the view is asked for.
@MainActor
final class DisplayedView {
  /// The category that was announced last.
  private var category = UITraitCollection.current.preferredContentSizeCategory
  private var view: UIView?
  /// The view's size when it was first asked for: it has another once it is laid out.
  private var size = CGSize.zero
  private var wasMadeBefore = false

  /// Lays out the view that `make` makes, under a configuration.
  ///
  /// - Throws: `DisplayedViewError` if something goes wrong while the first view is made, or a view has no size of its own: there
  ///   is nothing to show. Later, and of laying out, what `ViewRenderer.layOut` throws.
  func layOut(
    under configuration: Configuration, isSurvey: Bool = false, _ make: () throws -> UIView
  ) throws -> ViewRecording {
    try ViewVerification.renderer.layOut(
      under: configuration, isSurvey: isSurvey, size: setSize
    ) {
      self.announceCategory()
      let isFirst = self.view == nil
      do {
        return self.show(try isFirst ? ViewEnvironment.runPart(make) : make())
      } catch  where isFirst {
        throw DisplayedViewError(reason: error)
      }
    }
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
    do {
      try device.setSize(ofView: size)
    } catch {
      throw DisplayedViewError(reason: error)
    }
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

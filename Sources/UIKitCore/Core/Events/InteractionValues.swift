import Foundation
import SystemText

/// A view's values for touches, interactions and focus; created when the first of them is set.
final class InteractionValues {
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The number of presentations above the view that dim the tint colour.
  var presentationsAbove = 0
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored
  var focusEffect: UIFocusEffect?
  var hoverStyle: UIHoverStyle?
  var cornerConfiguration: UICornerConfiguration?
  var restorationIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
}

extension UIView {
  /// The values, created on first access.
  final var interactionValues: InteractionValues {
    if let interaction { return interaction }
    let values = InteractionValues()
    interaction = values
    return values
  }

  /// The number of pixels per point, according to the traits.
  final var pixelsInPoint: CGFloat { traitCollection.pixelGrid.scale }

  // MARK: Recognizers

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    interactionValues.gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  final func release(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    interactionValues.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]?) {
    for recognizer in gestureRecognizers ?? [] { release(recognizer) }
    for recognizer in recognizers ?? [] { attach(recognizer) }
    if recognizers == nil { interactionValues.gestureRecognizers = nil }
  }

  // MARK: Interactions

  final func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionValues.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func release(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionValues.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(with interactions: [any UIInteraction]) {
    for interaction in self.interactions { release(interaction) }
    for interaction in interactions { attach(interaction) }
  }
}

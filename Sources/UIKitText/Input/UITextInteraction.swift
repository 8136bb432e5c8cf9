public import Foundation
public import UIKitCore

/// The gestures that select and edit the text of a view. Stored; there are no touches.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text. A weak reference.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Whether the text can be edited, or selected alone.
  public final let textInteractionMode: UITextInteractionMode
  /// The gestures that wait for these to fail; none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates the interaction of a kind of text.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The interaction that a text allows, with UIKit's raw values.
public enum UITextInteractionMode: Int, Sendable, CaseIterable {
  /// It is edited.
  case editable = 0
  /// It is selected.
  case nonEditable = 1
}

/// The delegate of a text's gestures. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether the gestures begin at a place.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before they begin.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after they have ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

public import Foundation
public import UIKitCore

/// An interaction that shows the selection of an app's own text view. Stored; nothing is selected on a still picture.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The text. A weak reference.
  open private(set) weak var textInput: (any UITextInput)?
  /// The delegate, which is never called. A weak reference.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// Whether the selection is shown.
  open var isActivated = false
  /// The view of the insertion point. Stored; it is not shown.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView()

  /// Creates an interaction for a text.
  public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: nothing is selected.
  open func setNeedsSelectionUpdate() {}
  /// Does nothing: nothing is selected.
  open func layoutManagedSubviews() {}
}

/// The delegate that places a selection's views. It is never called.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// The view that the selection is in.
  func selectionContainerView(below textView: UITextSelectionDisplayInteraction) -> UIView?
  /// The view that the handles are in.
  func selectionContainerView(above textView: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerView(below textView: UITextSelectionDisplayInteraction) -> UIView? { nil }
  public func selectionContainerView(above textView: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// A view of an insertion point.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
  /// Whether the insertion point blinks.
  var isBlinking: Bool { get set }
  /// Begins to blink anew.
  func resetBlinkAnimation()
}

/// The system's view of an insertion point. It is not shown.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  open var isBlinking = false
  open func resetBlinkAnimation() {}
}

/// The magnified text while the insertion point is moved. It is not shown.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  /// `nil`: nothing is magnified.
  public class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? { nil }

  /// Does nothing.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
  /// Does nothing.
  open func invalidate() {}
}

/// A part of a dictation. None is made: nothing is dictated.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// The likeliest text.
  open var text: String { "" }
  /// Other texts.
  open var alternativeInterpretations: [String]? { nil }
}

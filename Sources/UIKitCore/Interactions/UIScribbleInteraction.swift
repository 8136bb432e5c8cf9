public import Foundation

/// An interaction that says where handwriting becomes text. Stored; nobody writes on a still picture.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Whether the device is used with a pencil; `false`.
  public class var isPencilInputExpected: Bool { false }
  /// The delegate, which is never called automatically. A weak reference.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether someone is writing; `false`.
  open var isHandlingWriting: Bool { false }
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that says where handwriting becomes text. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a place in the view.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Whether the view is focused only once the pencil is lifted.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called before writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called after writing has ended.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

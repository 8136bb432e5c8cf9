import Foundation
import HeadlessUIKit

/// A view's request for a presentation: its hosting controller presents it.
@MainActor
struct PresentationRequest {
  /// The modifier that presents, for findings.
  let call: String
  /// The frame of the view in the hosting view.
  let frame: CGRect
  /// Makes the controller that is presented, for the view that it points at and the room that it may have.
  let make: @MainActor (PresentationSource) -> UIViewController
}

/// The place at which something is presented.
struct PresentationSource {
  let view: UIView
  let frame: CGRect
}

public import Foundation

/// A touch or another thing that happened. There are none on Linux: apps may pass one on.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// What an action runs; it is called with the action, whose `sender` is then the control.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and a picture, called when a control is used.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The title that a button made with the action starts with. A later change does not reach the button.
  open var title: String
  /// The picture that a button made with the action starts with. A later change does not reach the button.
  open var image: UIImage?
  /// What sent the action, while its handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action to be added to controls. Differs from UIKit: there are no identifiers, attributes or states.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  final func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

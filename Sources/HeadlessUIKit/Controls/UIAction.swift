public import Foundation

/// A touch or another thing that happened. There are none on Linux: apps may pass one on.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and a picture, called when a control is used.
@preconcurrency @MainActor
open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  /// What sent the action, while its handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

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

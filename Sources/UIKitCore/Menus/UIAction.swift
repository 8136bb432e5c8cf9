import Foundation

/// The closure of an action; it is called with the action, whose `sender` is the control.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, called when a control is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// A name by which menus find the action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The identifier given on creation; a unique one if none was given.
  public final let identifier: Identifier
  /// A longer title, for use where there is space.
  open var discoverabilityTitle: String?
  /// Stored; has no effect on a still picture: no menu opens.
  open var attributes: UIMenuElement.Attributes
  /// Stored; has no effect on a still picture: no menu opens.
  open var state: UIMenuElement.State
  /// The object that sent the action, while the handler runs; otherwise `nil`.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action for controls and menus. A button created with it takes over its title and image; later changes
  /// to the action do not affect the button.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(__title: title, image: image)
    self.subtitle = subtitle
  }

  final func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    run(sender: sender)
  }
}

import Foundation

/// What an action runs; it is called with the action, whose `sender` is then the control.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and a picture, called when a control is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// A name that menus are changed by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of these letters.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The name it was made with; one of its own where it was made without.
  public final let identifier: Identifier
  /// A longer title, for where there is room.
  open var discoverabilityTitle: String?
  /// Kept, without effect on a still picture: no menu opens.
  open var attributes: UIMenuElement.Attributes
  /// Kept, without effect on a still picture: no menu opens.
  open var state: UIMenuElement.State
  /// What sent the action, while its handler runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action to be added to controls and menus. Title and picture are those that a button made with it starts with: a
  /// later change does not reach the button.
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

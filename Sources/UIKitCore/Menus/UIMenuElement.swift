public import Foundation

/// An element of a menu: an action, a command, or a menu. Menus are stored; nothing opens them.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title of the element.
  open var title: String
  /// The text below the title.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage?

  init(__title title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A menu element that performs an action.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// The image beside the title.
  var image: UIImage? { get set }
  /// A longer title, for use where there is space.
  var discoverabilityTitle: String? { get set }
  /// The attributes of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element.
  var state: UIMenuElement.State { get set }
  /// The object that sent the action, while it is performed; otherwise `nil`.
  var sender: Any? { get }
  /// Performs the action.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
  /// The states of a menu element, with UIKit's raw values.
  public enum State: Int, Sendable, CaseIterable {
    /// Without a checkmark.
    case off = 0
    /// With a checkmark.
    case on = 1
    /// With a mark for a mixed state.
    case mixed = 2
  }

  /// The attributes of a menu element, with UIKit's raw values.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains open when the element is used.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

public import Foundation

/// A thing in a menu: an action, a command, or a menu. Menus are kept; nothing opens them.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What it is called.
  open var title: String
  /// A line below the title.
  open var subtitle: String?
  /// The picture beside the title.
  open var image: UIImage?

  init(__title title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A thing in a menu that does something.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// What it is called.
  var title: String { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// A longer title, for where there is room.
  var discoverabilityTitle: String? { get set }
  /// How it looks and can be used.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether it is ticked.
  var state: UIMenuElement.State { get set }
  /// What sent it, while it runs.
  var sender: Any? { get }
  /// Does what it does.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
  /// Whether a thing in a menu is ticked; raw values are UIKit's.
  public enum State: Int, Sendable, CaseIterable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// What it is about is so in part.
    case mixed = 2
  }

  /// How a thing in a menu looks and can be used; raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is used.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

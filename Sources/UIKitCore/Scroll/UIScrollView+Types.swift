public import Foundation

extension UIScrollView {
  /// How indicators look; raw values are UIKit's. None is drawn.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// By the interface's style.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How the safe area is added to the content insets; raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`: UIKit adds top and bottom in some controllers that Galley does not have.
    case automatic = 0
    /// Along the axes the content can scroll on.
    case scrollableAxes = 1
    /// Not at all: content lies below bars and notches.
    case never = 2
    /// At all four edges, whether content scrolls there or not.
    case always = 3
  }

  /// How scrolling puts the keyboard away. Differs from UIKit: there is no keyboard, and only the value is kept.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling leaves it.
    case none = 0
    /// It goes when dragging begins.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// It goes when dragging begins, with the view on top of it.
    case onDragWithAccessory = 3
    /// It follows the finger, with the view on top of it.
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the velocity kept in each millisecond; nothing decelerates here.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: content comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

public import Foundation

extension UIScrollView {
  /// The styles of scroll indicators, with UIKit's raw values. No indicators are drawn.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// The style that suits the user interface style.
    case `default` = 0
    /// A dark indicator.
    case black = 1
    /// A light indicator.
    case white = 2
  }

  /// The ways of adding the safe area to the content insets, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`: UIKit also adds the top and bottom insets in some container controllers, which
    /// Galley does not have.
    case automatic = 0
    /// Along the axes on which the content can scroll.
    case scrollableAxes = 1
    /// Never: content may be covered by bars and notches.
    case never = 2
    /// At all four edges, whether the content can scroll or not.
    case always = 3
  }

  /// The ways of dismissing the keyboard by scrolling. Differs from UIKit: there is no keyboard, and the value has no
  /// effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when dragging begins.
    case onDrag = 1
    /// The keyboard follows the drag.
    case interactive = 2
    /// The keyboard and its accessory view are dismissed when dragging begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory view follow the drag.
    case interactiveWithAccessory = 4
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the fraction of the velocity that remains after each millisecond; nothing decelerates here.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: scrolling stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

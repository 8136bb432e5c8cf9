public import Foundation
import UIKitControls
public import UIKitCore
import UIKitLists
import UIKitText

// Names of UIKit's classes, of which each object has some.

// MARK: - Views

extension AnyObjectMembers {
  /// The tag of a view or a bar item.
  public var tag: Int! { ownView?.tag ?? barItem?.tag }
  /// The frame of a view or a layer.
  public var frame: CGRect! { ownView?.frame ?? (object as? CALayer)?.frame }
  /// The bounds of a view or a layer.
  public var bounds: CGRect! { ownView?.bounds ?? (object as? CALayer)?.bounds }
  /// A view's center.
  public var center: CGPoint! { ownView?.center }
  /// A view's alpha.
  public var alpha: CGFloat! { ownView?.alpha }
  /// Whether a view or a layer is hidden.
  public var isHidden: Bool! { ownView?.isHidden ?? (object as? CALayer)?.isHidden }
  /// A view's background color.
  public var backgroundColor: UIColor?! { ownView?.backgroundColor }
  /// A view's superview.
  public var superview: UIView?! { ownView?.superview }
  /// A view's subviews.
  public var subviews: [UIView]! { ownView?.subviews }
  /// A view's window.
  public var window: UIWindow?! { ownView?.window }
  /// A view's layer.
  public var layer: CALayer! { ownView?.layer }
  /// The identifier of a view or a bar item.
  public var accessibilityIdentifier: String?! {
    let identifier: String? = ownView?.accessibilityIdentifier ?? barItem?.accessibilityIdentifier
    return identifier
  }
  /// The label of an object for accessibility.
  public var accessibilityLabel: String?! { (object as? NSObject)?.accessibilityLabel }
  /// The identifier of a view or a view controller.
  public var restorationIdentifier: String?! {
    let identifier: String? = ownView?.restorationIdentifier ?? controller?.restorationIdentifier
    return identifier
  }
  /// Whether a responder is the first.
  public var isFirstResponder: Bool! { responder?.isFirstResponder }

  /// Makes a responder the first.
  @discardableResult public func becomeFirstResponder() -> Bool! { responder?.becomeFirstResponder() }
  /// Makes a responder the first no more.
  @discardableResult public func resignFirstResponder() -> Bool! { responder?.resignFirstResponder() }
  /// Removes a view from its superview.
  public func removeFromSuperview() { ownView?.removeFromSuperview() }
  /// Adds a view to a view.
  public func addSubview(_ other: UIView) { ownView?.addSubview(other) }
  /// Marks a view to be laid out.
  public func setNeedsLayout() { ownView?.setNeedsLayout() }
  /// Marks a view to be drawn.
  public func setNeedsDisplay() { ownView?.setNeedsDisplay() }

  private var ownView: UIView? { object as? UIView }
  private var barItem: UIBarItem? { object as? UIBarItem }
  private var controller: UIViewController? { object as? UIViewController }
  private var responder: UIResponder? { object as? UIResponder }
}

// MARK: - Texts, images and lists

extension AnyObjectMembers {
  /// The title of a bar item, a view controller or a navigation item.
  public var title: String?! {
    if let barItem { return barItem.title }
    if let controller = object as? UIViewController { return controller.title }
    return (object as? UINavigationItem)?.title
  }

  /// The text of a label, a text field, a text view or a search bar.
  public var text: String?! {
    switch object {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let bar as UISearchBar: bar.text
    default: nil
    }
  }

  /// The placeholder of a text field or a search bar.
  public var placeholder: String?! {
    let placeholder: String? = (object as? UITextField)?.placeholder ?? (object as? UISearchBar)?.placeholder
    return placeholder
  }

  /// The image of a bar item or an image view.
  public var image: UIImage?! {
    if let barItem { return barItem.image }
    return (object as? UIImageView)?.image
  }

  /// Reloads a table or a collection view.
  public func reloadData() {
    (object as? UITableView)?.reloadData()
    (object as? UICollectionView)?.reloadData()
  }
}

// MARK: - Controls

extension AnyObjectMembers {
  /// Whether a control, a bar item, a gesture recognizer or a label is enabled.
  public var isEnabled: Bool! {
    control?.isEnabled ?? barItem?.isEnabled ?? (object as? UIGestureRecognizer)?.isEnabled
      ?? (object as? UILabel)?.isEnabled
  }

  /// Whether a control or a cell is selected.
  public var isSelected: Bool! {
    control?.isSelected ?? (object as? UITableViewCell)?.isSelected ?? (object as? UICollectionViewCell)?.isSelected
  }

  /// Whether a control or a cell is highlighted.
  public var isHighlighted: Bool! {
    control?.isHighlighted ?? (object as? UITableViewCell)?.isHighlighted
      ?? (object as? UICollectionViewCell)?.isHighlighted
  }

  /// Sends a control's actions.
  public func sendActions(for events: UIControl.Event) { control?.sendActions(for: events) }

  /// A button's label.
  public var titleLabel: UILabel?! { button?.titleLabel }
  /// A button's title in its state.
  public var currentTitle: String?! { button?.currentTitle }
  /// A button's image in its state.
  public var currentImage: UIImage?! { button?.currentImage }
  /// A button's title for a state.
  public func title(for state: UIControl.State) -> String?! { button?.title(for: state) }
  /// Sets a button's title for a state.
  public func setTitle(_ title: String?, for state: UIControl.State) { button?.setTitle(title, for: state) }

  /// Whether a switch is on.
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// The selected segment of a segmented control.
  public var selectedSegmentIndex: Int! { segments?.selectedSegmentIndex }
  /// The number of segments of a segmented control.
  public var numberOfSegments: Int! { segments?.numberOfSegments }
  /// The title of a segment.
  public func titleForSegment(at segment: Int) -> String?! { segments?.titleForSegment(at: segment) }
  /// The page that a page control shows.
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The number of pages of a page control.
  public var numberOfPages: Int! { (object as? UIPageControl)?.numberOfPages }
  /// A date picker's date.
  public var date: Date! { (object as? UIDatePicker)?.date }
  /// The progress of a progress view.
  public var progress: Float! { (object as? UIProgressView)?.progress }

  private var control: UIControl? { object as? UIControl }
  private var button: UIButton? { object as? UIButton }
  private var segments: UISegmentedControl? { object as? UISegmentedControl }
}

// MARK: - Gesture recognizers

extension AnyObjectMembers {
  /// The view of a gesture recognizer or a view controller.
  public var view: UIView?! {
    if let recognizer { return recognizer.view }
    return (object as? UIViewController)?.view
  }

  /// The state of a gesture recognizer.
  public var state: UIGestureRecognizer.State! { recognizer?.state }
  /// The place of a gesture in a view.
  public func location(in other: UIView?) -> CGPoint! { recognizer?.location(in: other) }

  private var recognizer: UIGestureRecognizer? { object as? UIGestureRecognizer }
}

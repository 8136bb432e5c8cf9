public import Foundation
import UIKitControls
public import UIKitCore
import UIKitLists
import UIKitText

// Names of UIKit's classes, of which each object has some.

// MARK: - Views

extension AnyObjectMembers {
  public var tag: Int! { ownView?.tag ?? barItem?.tag }
  public var frame: CGRect! { ownView?.frame ?? (object as? CALayer)?.frame }
  public var bounds: CGRect! { ownView?.bounds ?? (object as? CALayer)?.bounds }
  public var center: CGPoint! { ownView?.center }
  public var alpha: CGFloat! { ownView?.alpha }
  public var isHidden: Bool! { ownView?.isHidden ?? (object as? CALayer)?.isHidden }
  public var backgroundColor: UIColor?! { ownView?.backgroundColor }
  public var superview: UIView?! { ownView?.superview }
  public var subviews: [UIView]! { ownView?.subviews }
  public var window: UIWindow?! { ownView?.window }
  public var layer: CALayer! { ownView?.layer }
  public var accessibilityIdentifier: String?! { ownView?.accessibilityIdentifier ?? barItem?.accessibilityIdentifier }
  public var accessibilityLabel: String?! { (object as? NSObject)?.accessibilityLabel }
  public var restorationIdentifier: String?! { ownView?.restorationIdentifier ?? controller?.restorationIdentifier }
  public var isFirstResponder: Bool! { responder?.isFirstResponder }

  @discardableResult public func becomeFirstResponder() -> Bool! { responder?.becomeFirstResponder() }
  @discardableResult public func resignFirstResponder() -> Bool! { responder?.resignFirstResponder() }
  public func removeFromSuperview() { ownView?.removeFromSuperview() }
  public func addSubview(_ other: UIView) { ownView?.addSubview(other) }
  public func setNeedsLayout() { ownView?.setNeedsLayout() }
  public func setNeedsDisplay() { ownView?.setNeedsDisplay() }

  private var ownView: UIView? { object as? UIView }
  private var barItem: UIBarItem? { object as? UIBarItem }
  private var controller: UIViewController? { object as? UIViewController }
  private var responder: UIResponder? { object as? UIResponder }
}

// MARK: - Texts, images and lists

extension AnyObjectMembers {
  public var title: String?! {
    if let barItem { return barItem.title }
    if let controller = object as? UIViewController { return controller.title }
    return (object as? UINavigationItem)?.title
  }

  public var text: String?! {
    switch object {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let bar as UISearchBar: bar.text
    default: nil
    }
  }

  public var placeholder: String?! { (object as? UITextField)?.placeholder ?? (object as? UISearchBar)?.placeholder }

  public var image: UIImage?! {
    if let barItem { return barItem.image }
    return (object as? UIImageView)?.image
  }

  public func reloadData() {
    (object as? UITableView)?.reloadData()
    (object as? UICollectionView)?.reloadData()
  }
}

// MARK: - Controls

extension AnyObjectMembers {
  public var isEnabled: Bool! {
    control?.isEnabled ?? barItem?.isEnabled ?? (object as? UIGestureRecognizer)?.isEnabled
      ?? (object as? UILabel)?.isEnabled
  }

  public var isSelected: Bool! {
    control?.isSelected ?? (object as? UITableViewCell)?.isSelected ?? (object as? UICollectionViewCell)?.isSelected
  }

  public var isHighlighted: Bool! {
    control?.isHighlighted ?? (object as? UITableViewCell)?.isHighlighted
      ?? (object as? UICollectionViewCell)?.isHighlighted
  }

  public func sendActions(for events: UIControl.Event) { control?.sendActions(for: events) }

  public var titleLabel: UILabel?! { button?.titleLabel }
  public var currentTitle: String?! { button?.currentTitle }
  public var currentImage: UIImage?! { button?.currentImage }
  public func title(for state: UIControl.State) -> String?! { button?.title(for: state) }
  public func setTitle(_ title: String?, for state: UIControl.State) { button?.setTitle(title, for: state) }

  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  public var selectedSegmentIndex: Int! { segments?.selectedSegmentIndex }
  public var numberOfSegments: Int! { segments?.numberOfSegments }
  public func titleForSegment(at segment: Int) -> String?! { segments?.titleForSegment(at: segment) }
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  public var numberOfPages: Int! { (object as? UIPageControl)?.numberOfPages }
  public var date: Date! { (object as? UIDatePicker)?.date }
  public var progress: Float! { (object as? UIProgressView)?.progress }

  private var control: UIControl? { object as? UIControl }
  private var button: UIButton? { object as? UIButton }
  private var segments: UISegmentedControl? { object as? UISegmentedControl }
}

// MARK: - Gesture recognizers

extension AnyObjectMembers {
  public var view: UIView?! {
    if let recognizer { return recognizer.view }
    return (object as? UIViewController)?.view
  }

  public var state: UIGestureRecognizer.State! { recognizer?.state }
  public func location(in other: UIView?) -> CGPoint! { recognizer?.location(in: other) }

  private var recognizer: UIGestureRecognizer? { object as? UIGestureRecognizer }
}

public import Foundation
public import UIKitCore
public import UIKitValues

/// A controller for choosing a colour. The system draws its screen: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen colour.
  open var selectedColor = UIColor.black
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true

  /// Creates a controller.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; names of nibs have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView("UIColorPickerViewController", "Chooses a colour.")
  }
}

/// The delegate of a colour picker. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when a colour was chosen, or is being chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the picker was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

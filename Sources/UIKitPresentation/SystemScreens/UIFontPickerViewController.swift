public import Foundation
public import UIKitCore
public import UIKitValues

/// A controller for choosing a font. The system draws its screen: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// The settings of the picker.
  open private(set) var configuration = Configuration()

  /// Creates a controller.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  /// Creates a controller that shows fonts in a way.
  public init(configuration: Configuration) {
    super.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView("UIFontPickerViewController", "Chooses a font.")
  }
}

extension UIFontPickerViewController {
  /// The settings of a font picker.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family are shown.
    open var includeFaces = false
    /// Whether names are shown in the system's font.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are shown.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }
}

/// The delegate of a font picker. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the picker was cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

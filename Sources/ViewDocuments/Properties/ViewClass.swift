import CardLayouts
import Foundation
package import HeadlessUIKit

/// The view classes that a file can name: UIKit's, and those that draw strings, gradients and shapes.
package enum ViewClass: String, CaseIterable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"
  case button = "UIButton"
  case textField = "UITextField"
  case textView = "UITextView"
  case searchBar = "UISearchBar"
  case searchTextField = "UISearchTextField"
  case stackView = "UIStackView"
  case scrollView = "UIScrollView"
  case collectionView = "UICollectionView"
  case tableView = "UITableView"
  case visualEffectView = "UIVisualEffectView"
  case switchControl = "UISwitch"
  case segmentedControl = "UISegmentedControl"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case progressView = "UIProgressView"
  case pageControl = "UIPageControl"
  case activityIndicatorView = "UIActivityIndicatorView"
  case datePicker = "UIDatePicker"
  case pickerView = "UIPickerView"
  case colorWell = "UIColorWell"
  case stringDrawer = "StringDrawer"
  case gradientView = "GradientView"
  case shapeView = "ShapeView"

  /// Creates a view of the class in the state of UIKit's `init(frame: .zero)`.
  ///
  /// - Parameter values: the values passed to the initialiser, by property name, such as a button's type.
  @MainActor package func make(with values: [String: PropertyValue] = [:]) -> UIView {
    switch self {
    case .view: UIView(frame: .zero)
    case .label: UILabel(frame: .zero)
    case .imageView: UIImageView(frame: .zero)
    case .button: UIButton(type: ViewClass.buttonType(values["buttonType"]))
    case .textField: UITextField(frame: .zero)
    case .textView: UITextView(frame: .zero)
    case .searchBar: UISearchBar(frame: .zero)
    case .searchTextField: UISearchTextField(frame: .zero)
    case .stackView: UIStackView(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .collectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .tableView: UITableView(frame: .zero, style: ViewClass.tableStyle(values["style"]))
    case .visualEffectView: UIVisualEffectView(effect: nil)
    case .switchControl: UISwitch(frame: .zero)
    case .segmentedControl: UISegmentedControl(frame: .zero)
    case .slider: UISlider(frame: .zero)
    case .stepper: UIStepper(frame: .zero)
    case .progressView: UIProgressView(frame: .zero)
    case .pageControl: UIPageControl(frame: .zero)
    case .activityIndicatorView: UIActivityIndicatorView(frame: .zero)
    case .datePicker: UIDatePicker(frame: .zero)
    case .pickerView: UIPickerView(frame: .zero)
    case .colorWell: UIColorWell(frame: .zero)
    case .stringDrawer: StringDrawer(frame: .zero)
    case .gradientView: GradientView(frame: .zero)
    case .shapeView: ShapeView(frame: .zero)
    }
  }

  private static func buttonType(_ value: PropertyValue?) -> UIButton.ButtonType {
    guard case .enumeration(let name)? = value else { return .custom }
    return PropertyTable.buttonTypes.first { $0.key == name }?.value ?? .custom
  }

  private static func tableStyle(_ value: PropertyValue?) -> UITableView.Style {
    guard case .enumeration(let name)? = value else { return .plain }
    return PropertyTable.tableStyles.first { $0.key == name }?.value ?? .plain
  }

  /// The nearest superclass among these classes.
  package var superclass: ViewClass? {
    switch self {
    case .view: nil
    case .collectionView, .tableView, .textView: .scrollView
    case .searchTextField: .textField
    default: .view
    }
  }

  /// Whether it is `UIScrollView` or a subclass.
  package var scrolls: Bool { self == .scrollView || superclass == .scrollView }

  /// The properties that the class adds to its superclass's.
  package var ownProperties: [Property] {
    switch self {
    case .view: PropertyTable.view
    case .label: PropertyTable.label
    case .imageView: PropertyTable.imageView
    case .button: PropertyTable.button
    case .textField: PropertyTable.textField
    case .textView: PropertyTable.textView
    case .searchBar: PropertyTable.searchBar
    case .searchTextField: PropertyTable.searchTextField
    case .stackView: PropertyTable.stackView
    case .scrollView: PropertyTable.scrollView
    case .collectionView: []
    case .tableView: PropertyTable.tableView
    case .visualEffectView: PropertyTable.visualEffectView
    case .switchControl: PropertyTable.switchControl
    case .segmentedControl: PropertyTable.segmentedControl
    case .slider: PropertyTable.slider
    case .stepper: PropertyTable.stepper
    case .progressView: PropertyTable.progressView
    case .pageControl: PropertyTable.pageControl
    case .activityIndicatorView: PropertyTable.activityIndicatorView
    case .datePicker: PropertyTable.datePicker
    case .pickerView: PropertyTable.pickerView
    case .colorWell: PropertyTable.colorWell
    case .stringDrawer: PropertyTable.stringDrawer
    case .gradientView: PropertyTable.gradientView
    case .shapeView: PropertyTable.shapeView
    }
  }

  /// All properties of the class: inherited ones first, each name once.
  package var properties: [Property] {
    let own = ownProperties
    let names = Set(own.map(\.name))
    return (superclass?.properties ?? []).filter { !names.contains($0.name) } + own
  }

  /// The property of this name; the class's own takes precedence over an inherited one.
  package func property(named name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?.property(named: name)
  }
}

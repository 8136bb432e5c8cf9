import Foundation
import UIKitBars
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitText

extension DocumentReading {
  /// Sets an outlet that a class of UIKit's has; returns whether it has it.
  func setStandardOutlet(_ name: String, of object: NSObject, _ value: NSObject) -> Bool {
    switch (name, object, value) {
    case ("view", let controller as UIViewController, let view as UIView): controller.view = view
    case ("delegate", let table as UITableView, _): table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let table as UITableView, _): table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let view as UICollectionView, _): view.delegate = value as? any UICollectionViewDelegate
    case ("dataSource", let view as UICollectionView, _): view.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let field as UITextField, _): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let view as UITextView, _): view.delegate = value as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView, _): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let bar as UISearchBar, _): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView, _): picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView, _): picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let recognizer as UIGestureRecognizer, _):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("backgroundView", let cell as UITableViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    case ("accessoryView", let cell as UITableViewCell, let view as UIView): cell.accessoryView = view
    case ("editingAccessoryView", let cell as UITableViewCell, let view as UIView): cell.editingAccessoryView = view
    case ("backgroundView", let cell as UICollectionViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    case ("inputView", let field as UITextField, let view as UIView): field.inputView = view
    case ("inputAccessoryView", let field as UITextField, let view as UIView): field.inputAccessoryView = view
    default: return setPlainDelegate(name, of: object)
    }
    return true
  }

  /// Whether it is an outlet of UIKit's that nothing here asks.
  private func setPlainDelegate(_ name: String, of object: NSObject) -> Bool {
    switch (name, object) {
    case ("delegate", is UINavigationController), ("delegate", is UITabBarController), ("delegate", is UITabBar),
      ("delegate", is UIToolbar), ("delegate", is UINavigationBar), ("delegate", is UISplitViewController),
      ("dataSource", is UITableView), ("prefetchDataSource", is UITableView),
      ("prefetchDataSource", is UICollectionView), ("searchDisplayController", is UIViewController):
      true
    default: false
    }
  }

  /// Sets an outlet collection that a class of UIKit's has; returns whether it has it.
  func setStandardCollection(_ name: String, of object: NSObject, _ values: [NSObject]) -> Bool {
    switch (name, object) {
    case ("gestureRecognizers", let view as UIView):
      for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
    case ("accessibilityElements", let view as UIView): view.accessibilityElements = values
    default: return false
    }
    return true
  }
}

import DynamicType
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// A list configuration's view with a given width and the height it prefers, in a view with margins at its sides.
@MainActor struct DisplayedList {
  let root: UIView
  let view: UIListContentView

  init(
    _ configuration: UIListContentConfiguration, width: CGFloat = 375, height: CGFloat? = nil, margin: CGFloat = 8,
    _ traits: UITraitCollection = phoneTraits(.large, scale: 3)
  ) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
    root.overrideTraits = traits
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    root.addSubview(view)
    layOut(height: height)
  }

  func layOut(height: CGFloat? = nil) {
    let target = CGSize(width: view.frame.width, height: 0)
    let fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    view.frame.size.height = height ?? fitting.height
    root.layoutIfNeeded()
  }

  var labels: [UILabel] { view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden } }
  var text: UILabel { get throws { try #require(labels.first) } }
  var secondary: UILabel { get throws { try #require(labels.count > 1 ? labels[1] : nil) } }
  var image: UIImageView { get throws { try #require(view.subviews.compactMap { $0 as? UIImageView }.first) } }
}

extension UIListContentConfiguration {
  /// The same with texts.
  func with(_ text: String?, _ secondary: String? = nil, _ image: UIImage? = nil) -> UIListContentConfiguration {
    var configuration = self
    (configuration.text, configuration.secondaryText, configuration.image) = (text, secondary, image)
    return configuration
  }
}

/// Whether two lengths are equal up to rounding errors.
func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }

/// A cell's state with changes.
func cellState(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState {
  var state = UICellConfigurationState(traitCollection: phoneTraits())
  change(&state)
  return state
}

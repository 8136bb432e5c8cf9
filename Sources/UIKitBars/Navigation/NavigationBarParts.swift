import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The views of a navigation bar. Those that few bars have are made when they are first needed.
@MainActor
final class NavigationBarParts {
  let background = BarBackgroundView(contentAt: .bottom)
  let title = UILabel(frame: .zero)
  let leading = BarItemViews()
  let trailing = BarItemViews()
  /// The room below the first row, which clips what scrolls away in it.
  let zones = UIView(frame: .zero)
  private var shownTitle: NSAttributedString?
  private(set) var largeTitle: UILabel?
  private(set) var prompt: UILabel?
  private(set) var back: BackButtonView?
  /// The app's view in place of the title.
  var titleView: UIView?
  /// The search bar in the room below the title.
  var searchBar: UIView?

  init() {
    title.accessibilityTraits = .header
    zones.clipsToBounds = true
  }

  /// The parts that are read, in their order.
  var inReadingOrder: [UIView?] {
    [prompt, back] + leading.shownViews + [titleView, title] + trailing.shownViews.reversed() + [zones]
  }

  /// Shows a title. One that it shows already is not set again, as a label that changes asks the bar for layout.
  func show(title text: NSAttributedString?) {
    guard text != shownTitle else { return }
    shownTitle = text
    title.attributedText = text
  }

  func madeLargeTitle() -> UILabel {
    if let largeTitle { return largeTitle }
    let label = UILabel(frame: .zero)
    label.accessibilityTraits = .header
    zones.addSubview(label)
    largeTitle = label
    return label
  }

  func madePrompt(in bar: UIView) -> UILabel {
    if let prompt { return prompt }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: BarMetrics.promptFontSize)
    label.textAlignment = .center
    bar.addSubview(label)
    prompt = label
    return label
  }

  func madeBack(in bar: UIView, action: @escaping @MainActor () -> Void) -> BackButtonView {
    if let back { return back }
    let button = BackButtonView(frame: .zero)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    bar.addSubview(button)
    back = button
    return button
  }
}

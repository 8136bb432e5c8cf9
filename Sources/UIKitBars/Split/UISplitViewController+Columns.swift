import Foundation
import SystemText
import UIKitControls
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The views of a split view that belong to no column.
@MainActor
final class SplitParts {
  /// The lines between columns, as many as needed.
  var lines: [UIView] = []
  /// The dimming of content below columns.
  let dimming = UIView(frame: .zero)
  /// The button that changes the columns, and the symbol that it shows.
  let columnItem = UIBarButtonItem()
  var columnSymbol: String?

  init() {
    dimming.backgroundColor = UIColor(white: 0, alpha: SplitGeometry.dimming)
    dimming.isUserInteractionEnabled = false
    columnItem.accessibilityIdentifier = "ToggleSidebar"
  }

  /// A line between two columns.
  static func line() -> UIView {
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }
}

extension UISplitViewController {
  // MARK: Controllers

  final func replace(_ column: Column, with controller: UIViewController?) {
    separate()
    if let old = wrappers[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    wrappers[column] = controller.map { wrapped($0, in: column) }
    if let wrapper = wrappers[column] { addChild(wrapper) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The controller in a navigation controller, if the style has bars and the controller brings none.
  private func wrapped(_ controller: UIViewController, in column: Column) -> UIViewController {
    let brings = controller is UINavigationController || controller is UITabBarController
    guard style != .unspecified, column != .compact, !brings else { return controller }
    return UINavigationController(rootViewController: controller)
  }

  final func showDetail(_ controller: UIViewController) {
    if isCollapsed, let stack = collapsedController as? UINavigationController,
      !(controller is UINavigationController)
    {
      stack.pushViewController(controller, animated: false)
      return
    }
    replace(.secondary, with: controller)
    // What is on a stack of its own is shown on the first column's, as when columns are collapsed.
    if isCollapsed { merge(upTo: .secondary) }
  }

  // MARK: Display mode

  final var resolvedMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  final func reveal(_ column: Column) {
    let isOver = splitBehavior == .overlay
    switch column {
    case .primary where style == .tripleColumn:
      chosenMode =
        isOver ? .twoOverSecondary : splitBehavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    case .primary, .supplementary: chosenMode = isOver ? .oneOverSecondary : .oneBesideSecondary
    case .secondary, .compact: return
    }
    viewIfLoaded?.setNeedsLayout()
  }

  final func conceal(_ column: Column) {
    switch column {
    case .primary where style == .tripleColumn:
      chosenMode = splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .primary, .supplementary: chosenMode = .secondaryOnly
    case .secondary, .compact: return
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The columns that stand beside or over the content, from the leading edge on.
  private var shownColumns: [Column] {
    let all: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    let present = all.filter { wrappers[$0] != nil }
    switch resolvedMode {
    case .automatic, .secondaryOnly: return []
    case .oneBesideSecondary, .oneOverSecondary: return present.suffix(1)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return present
    }
  }

  private var arrangement: SplitGeometry.Arrangement {
    switch resolvedMode {
    case .oneOverSecondary, .twoOverSecondary: .over
    case .twoDisplaceSecondary: .displacing
    default: .beside
    }
  }

  // MARK: Geometry

  private var splitGeometry: SplitGeometry {
    SplitGeometry(
      size: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size, pixel: 1 / traitCollection.pixelGrid.scale)
  }

  final func width(of column: Column) -> CGFloat {
    let geometry = splitGeometry
    return column == .supplementary
      ? geometry.width(
        preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
        least: minimumSupplementaryColumnWidth, most: maximumSupplementaryColumnWidth)
      : geometry.width(
        preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
        least: minimumPrimaryColumnWidth, most: maximumPrimaryColumnWidth)
  }

  // MARK: Layout

  /// Shows the columns for the size and the size class.
  final func showColumns() {
    guard isViewLoaded else { return }
    if displayModeButtonItem.isHidden != isCollapsed { displayModeButtonItem.isHidden = isCollapsed }
    if isCollapsed { showCollapsed() } else { showExpanded() }
  }

  private func showExpanded() {
    separate()
    let (shown, arrangement) = (shownColumns, arrangement)
    let frames = splitGeometry.frames(columns: shown.map(width), arrangement)
    let visible = shown + [.secondary]
    for column in Column.allCases where !visible.contains(column) { hide(wrappers[column]) }
    var layers: [(view: UIView, frame: CGRect)] = []
    if let content = wrappers[.secondary] { layers.append((prepared(content, isNarrow: false), frames.content)) }
    if arrangement == .over, !shown.isEmpty { layers.append((parts.dimming, frames.content)) }
    for (column, frame) in zip(shown, frames.columns) {
      guard let wrapper = wrappers[column] else { continue }
      layers.append((prepared(wrapper, isNarrow: true), frame))
    }
    install(layers + lines(after: frames.columns))
    placeColumnButton(visible)
  }

  private func showCollapsed() {
    merge()
    let shown = collapsedController
    for column in Column.allCases where wrappers[column] !== shown { hide(wrappers[column]) }
    install(shown.map { [(prepared($0, isNarrow: false), view.bounds)] } ?? [])
    placeColumnButton([])
  }

  /// The controller's view, with the traits of its column.
  private func prepared(_ controller: UIViewController, isNarrow: Bool) -> UIView {
    let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
    if overrideTraitCollection(forChild: controller) != traits {
      setOverrideTraitCollection(traits, forChild: controller)
    }
    let content: UIView = controller.view
    content.clipsToBounds = true
    return content
  }

  private func hide(_ controller: UIViewController?) {
    guard let controller, controller.viewIfLoaded?.superview === view else { return }
    controller.leaveContainer(animated: false)
  }

  /// Shows views from back to front, each with its frame from the first column's side on.
  private func install(_ layers: [(view: UIView, frame: CGRect)]) {
    for part in parts.lines + [parts.dimming] where !layers.contains(where: { $0.view === part }) {
      part.removeFromSuperview()
    }
    let isReversed = view.isRightToLeft != (primaryEdge == .trailing)
    for layer in layers {
      let frame = isReversed ? layer.frame.mirrored(in: view.bounds) : layer.frame
      if layer.view.frame != frame { layer.view.frame = frame }
    }
    let present = view.subviews.filter { subview in layers.contains { $0.view === subview } }
    guard !present.elementsEqual(layers.map(\.view), by: ===) else { return }
    for layer in layers {
      let isNew = layer.view.superview !== view
      view.addSubview(layer.view)
      if isNew, let controller = children.first(where: { $0.viewIfLoaded === layer.view }) {
        controller.didMove(toParent: self)
      }
    }
  }

  private func lines(after frames: [CGRect]) -> [(view: UIView, frame: CGRect)] {
    while parts.lines.count < frames.count { parts.lines.append(SplitParts.line()) }
    let pixel = splitGeometry.pixel
    return zip(parts.lines, frames).map { line, frame in
      (line, CGRect(x: frame.maxX, y: 0, width: pixel, height: frame.height))
    }
  }
}

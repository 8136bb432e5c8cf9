import Findings
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments
import UIKitCore

/// A document's view or controller laid out on its canvas: the frames of its views by their ids, and what was found.
@MainActor
struct LaidOutScreen {
  /// The frames in the coordinates of the views around them; only of views that are shown.
  let frames: [String: CGRect]
  let problems: [DocumentReadingProblem]
  /// The findings of the layout; views with an id are called by it.
  let findings: [ViewFinding]

  /// Makes a screen and lays it out.
  ///
  /// - Parameter fixed: the sizes that the contents of views are taken to have, by their ids.
  /// - Throws: the faults of making it and of laying it out.
  init(
    _ screen: DocumentScreen, of screens: DocumentScreens, on canvas: DocumentCanvas,
    fixing fixed: [String: CGSize] = [:]
  ) throws {
    let laidOut = try canvas.environment().run {
      try LaidOutScreen.layOut(screen, of: screens, on: canvas, fixing: fixed)
    }
    (frames, findings, problems) = laidOut
  }

  /// The controller of a window that shows a screen: the screen's own, or a plain one.
  private static func controller(
    showing made: MadeScreen, isCell: Bool, in canvas: DocumentCanvas
  ) -> UIViewController {
    switch made.root {
    case .controller(let controller): return controller
    case .view(let view):
      let controller = UIViewController()
      if isCell {
        // A cell has the place that a table or a collection gives it.
        view.frame = CGRect(origin: .zero, size: canvas.size)
        controller.view.addSubview(view)
      } else {
        // Its size is that of the canvas, whatever constraints it will have where it is used.
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view = view
      }
      return controller
    }
  }

  private static func layOut(
    _ screen: DocumentScreen, of screens: DocumentScreens, on canvas: DocumentCanvas, fixing fixed: [String: CGSize]
  ) throws -> ([String: CGRect], [ViewFinding], [DocumentReadingProblem]) {
    let made = try screens.make(screen)
    let window = UIWindow()
    let controller = controller(showing: made, isCell: screen.kind == .cell, in: canvas)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root: UIView = controller.view
    assumeIntrinsicSizes(of: made, in: screens.document)
    let cells = CanvasCells(screens.document, screen)
    cells.setMargins(of: made)
    if canvas.isBelowNavigationBar { adjustScrollViews(of: made) }
    root.layoutIfNeeded()
    if !fixed.isEmpty {
      for (id, size) in fixed.sorted(by: { $0.key < $1.key }) {
        (made.objects[id] as? UIView)?.fixContentSize(width: size.width, height: size.height)
      }
      window.layoutIfNeeded()
    }
    if canvas.isBelowNavigationBar { scrollToTop(of: made) }
    cells.shortenContents(of: made, scale: canvas.scale)
    var frames: [String: CGRect] = [:]
    for (id, object) in made.objects {
      guard let view = object as? UIView, isShown(view, in: window) else { continue }
      frames[id] = view.frame
      // Findings name views, and constraints in them, as the document does.
      view.accessibilityIdentifier = id
    }
    let findings = root.record().findings
    return withExtendedLifetime(made) { (frames, findings, made.problems) }
  }
}

extension LaidOutScreen {
  /// Whether a view is in the window, and is not hidden in a stack view.
  private static func isShown(_ view: UIView, in window: UIWindow) -> Bool {
    var view = view
    while view !== window {
      guard let superview = view.superview else { return false }
      if view.isHidden, let stack = superview as? UIStackView, stack.arrangedSubviews.contains(view) { return false }
      view = superview
    }
    return true
  }

  /// Gives views the sizes that Interface Builder assumes for contents that are there when the app runs, and controls those of
  /// the document's time.
  private static func assumeIntrinsicSizes(of made: MadeScreen, in document: InterfaceDocument) {
    let controls = CanvasControls(document)
    for (id, object) in made.objects.sorted(by: { $0.key < $1.key }) {
      guard let view = object as? UIView, let element = document[id] else { continue }
      let (size, assumed) = (controls.size(of: element), element.assumedSize)
      view.fixContentSize(width: assumed.width ?? size.width, height: assumed.height ?? size.height)
    }
  }
}

extension LaidOutScreen {
  /// Lets scroll views adjust to the bars as they do in a navigation controller, in which the canvas does not put them.
  private static func adjustScrollViews(of made: MadeScreen) {
    for case let view as UIScrollView in made.objects.values where view.contentInsetAdjustmentBehavior == .automatic {
      view.contentInsetAdjustmentBehavior = .always
    }
  }

  /// Shows the contents of scroll views from their beginnings, below the bars.
  private static func scrollToTop(of made: MadeScreen) {
    for case let view as UIScrollView in made.objects.values where view.contentOffset == .zero {
      view.contentOffset = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
      view.layoutIfNeeded()
    }
  }
}

extension InterfaceElement {
  /// The size that Interface Builder assumes; nil for what it does not assume, or assumes to be without a size.
  fileprivate var assumedSize: (width: CGFloat?, height: CGFloat?) {
    let size = child("intrinsicContentSize").flatMap { $0.name == "size" ? $0 : nil }
    func length(_ attribute: String, _ name: String) -> CGFloat? {
      (size?[name] ?? self[attribute]).flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? CGFloat($0) : nil }
    }
    return (length("placeholderIntrinsicWidth", "width"), length("placeholderIntrinsicHeight", "height"))
  }
}

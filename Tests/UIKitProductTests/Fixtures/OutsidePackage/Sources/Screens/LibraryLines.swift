import UIKit

/// Typical code of libraries, with one fact per line.
@MainActor
public func libraryLines() -> [String] {
  [associations(), notifications(), cells(), guides(), priorities()]
}

// MARK: Properties in extensions

nonisolated(unsafe) private var badgeKey: UInt8 = 0

extension UIView {
  fileprivate var badgeText: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor
private func associations() -> String {
  let (view, other) = (UIView(), UIView())
  view.badgeText = "3"
  return "associated: \(view.badgeText ?? "none") \(other.badgeText ?? "none")"
}

// MARK: Notifications

private final class Counter: NSObject, NamedMethods {
  var calls = ""

  class var namedMethods: [Selector] { [Selector("named:", Counter.named(_:))] }

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: Selector("named:"), name: UIDevice.orientationDidChangeNotification, object: nil)
    center.addObserver(
      self, selector: Selector("changed", Counter.changed), name: UIContentSizeCategory.didChangeNotification,
      object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  private func named(_ notification: Notification) { calls += "n" }
  private func changed() { calls += "c" }
}

@MainActor
private func notifications() -> String {
  let counter = Counter()
  let center = NotificationCenter.default
  center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
  center.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
  center.removeObserver(counter, name: UIDevice.orientationDidChangeNotification, object: nil)
  center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
  return "notifications: \(counter.calls)"
}

// MARK: Cells

/// It has no initialisers except the one that Swift requires and its own.
private final class CountCell: UICollectionViewCell {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  override init(frame: CGRect) {
    count = 5
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not read") }

  var text: String { "\(count)" }
}

private final class DepthAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var depth = 0

  convenience init(depth: Int, path: IndexPath) {
    self.init(forCellWith: path)
    self.depth = depth
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? DepthAttributes)?.depth = depth
    return copy
  }
}

@MainActor
private final class Grid {
  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var updates = 0

  func update() {
    view.performBatchUpdates({ updates += 1 }, completion: nil)
  }
}

@MainActor
private func cells() -> String {
  let grid = Grid()
  grid.view.register(CountCell.self, forCellWithReuseIdentifier: CountCell.description())
  grid.update()
  let cell = grid.view.dequeueReusableCell(
    withReuseIdentifier: CountCell.description(), for: IndexPath(item: 0, section: 0))
  let attributes = DepthAttributes(depth: 4, path: IndexPath(item: 0, section: 0)).copy() as? DepthAttributes
  return "cells: \((cell as? CountCell)?.text ?? "none") \(CountCell(count: 2).text) \(grid.updates) "
    + "\(attributes?.depth ?? 0) \(CountCell.description())"
}

// MARK: Guides and priorities

@MainActor
private func guides() -> String {
  let controller = UIViewController()
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(view)
  let guide: UILayoutSupport = controller.topLayoutGuide
  view.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
  view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return "layout guides: \(guide.length) \(view.frame.minY) \(view.frame.maxY)"
}

/// A library's own operator with this name takes part in overloading as it does with UIKit's.
private func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: priority.rawValue - difference)
}

@MainActor
private func priorities() -> String {
  let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
  constraint.priority = .required - 1
  let higher: UILayoutPriority = .defaultLow + 1
  return "priorities: \(constraint.priority.rawValue) \(higher.rawValue)"
}

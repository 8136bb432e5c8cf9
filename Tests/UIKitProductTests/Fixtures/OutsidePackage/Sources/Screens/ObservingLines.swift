// The literals are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import UIKit

/// Observing and naming without Objective-C's runtime, one fact per line.
@MainActor
public func observingLines() -> [String] { [observed(), named(), literals()] }

/// A controller whose height follows its content.
private final class FeedController: UIViewController, OutletConnecting {
  private let table = UITableView()
  private var observation: NSKeyValueObservation?
  private(set) var calls: [String] = []
  fileprivate var count = 0 {
    didSet { KeyValueObserving.didChange(self, \.count, "count", from: oldValue) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = table.observe(\.contentSize, options: .new) { [weak self] _, change in
      self?.preferredContentSize.height = change.newValue?.height ?? 0
    }
    addObserver(self, forKeyPath: "count", options: [.old, .new], context: nil)
    table.contentSize.height = 120
    count = 2
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "count", let old = change?[.oldKey] as? Int, let new = change?[.newKey] as? Int else { return }
    calls.append("\(old)-\(new)")
  }

  private func reload() { calls.append("reload") }
  private func pick(_ sender: UIControl) { calls.append("pick") }
  func connectOutlets(_ outlets: OutletConnector) {}

  override class var namedMethods: [Selector] {
    super.namedMethods + [
      Selector("reload", FeedController.reload), Selector("pick:", FeedController.pick(_:)),
    ]
  }
  override class var namedProperties: [NamedProperty] {
    func own<Class: FeedController>(_: Class.Type) -> [NamedProperty] { [NamedProperty("count", \Class.count)] }
    return super.namedProperties + own(Self.self)
  }
}

@MainActor
private func observed() -> String {
  let feed = FeedController()
  feed.loadViewIfNeeded()
  return "observed: \(Int(feed.preferredContentSize.height)) \(feed.calls.joined(separator: " "))"
}

@MainActor
private func named() -> String {
  let (feed, control) = (FeedController(), UIControl())
  control.addTarget(feed, action: Selector("pick:"), for: .valueChanged)
  control.sendActions(for: .valueChanged)
  feed.perform(NSSelectorFromString("reload"))
  feed.setValue(5, forKey: "count")
  feed.setValue("Feed", forKey: "title")
  let title = feed.perform(Selector(getter: "title", \UIViewController.title))?.takeUnretainedValue() as? String
  return "named: \(feed.calls.joined(separator: " ")) \(feed.count) \(title ?? "none") \(feed.responds(to: "pick:"))"
}

private func literals() -> String {
  let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  return
    "literal: \(color == UIColor(red: CGFloat(Float(0.2)), green: CGFloat(Float(0.4)), blue: CGFloat(Float(0.6)), alpha: 1))"
}

import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// The properties of UIKit's that apps observe.
@MainActor @Suite(.ownEnvironment) struct ObservedViewTests {
  final class Feed: UIScrollView {}

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static var key = 0

  @Test func scrollingIsObserved() {
    let feed = Feed(frame: Self.frame)
    var heard: [String] = []
    let observations = [
      feed.observe(\.contentSize, options: [.old, .new]) {
        heard.append("size \($1.oldValue?.height ?? -1) \($1.newValue?.height ?? -1)")
      },
      feed.observe(\.contentOffset, options: [.old, .new]) {
        heard.append("offset \($1.oldValue?.y ?? -1) \($1.newValue?.y ?? -1)")
      },
      feed.observe(\.contentInset, options: .new) { heard.append("inset \($1.newValue?.top ?? -1)") },
    ]
    feed.contentSize = CGSize(width: 100, height: 500)
    feed.contentSize = CGSize(width: 100, height: 500)
    feed.contentOffset.y = 40
    feed.contentInset.top = 8
    #expect(heard == ["size 0.0 500.0", "offset 0.0 40.0", "inset 8.0"])
    withExtendedLifetime(observations) {}
  }

  /// zenangst/Family, 82be728, Tests/UIKit/FamilyViewControllerTests.swift: a child's `parent` is observed, and what was noted
  /// of the child is gone once it is removed.
  @Test func theParentOfAControllerIsObserved() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    var heard: [UIViewController?] = []
    let observation = child.observe(\.parent, options: [.old, .new]) { child, _ in heard.append(child.parent) }
    parent.addChild(child)
    #expect(heard == [parent])
    other.addChild(child)
    #expect(heard == [parent, nil, other])
    child.removeFromParent()
    #expect(heard == [parent, nil, other, nil])
    withExtendedLifetime(observation) {}
  }

  @Test func thePreferredSizeOfAControllerIsObserved() {
    let controller = UIViewController()
    var heights: [CGFloat] = []
    let observation = controller.observe(\.preferredContentSize, options: [.old, .new]) {
      heights += [$1.oldValue?.height ?? -1, $1.newValue?.height ?? -1]
    }
    controller.preferredContentSize = CGSize(width: 100, height: 40)
    #expect(heights == [0, 40])
    withExtendedLifetime(observation) {}
  }

  /// The height of a web or text view's content sets a constraint: the most frequent use.
  @Test func theContentSizeOfALayoutIsObserved() {
    let scroll = UIScrollView(frame: Self.frame)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    var heights: [CGFloat] = []
    let observation = scroll.observe(\.contentSize, options: .new) { heights.append($1.newValue?.height ?? -1) }
    scroll.layoutIfNeeded()
    #expect(heights == [300])
    withExtendedLifetime(observation) {}
  }

  @Test func geometryIsObserved() {
    let (view, label) = (UIView(frame: Self.frame), UILabel(frame: Self.frame))
    var heard: [String] = []
    let observations = [
      view.observe(\.frame, options: .new) { heard.append("frame \($1.newValue?.origin.x ?? -1)") },
      view.observe(\.bounds, options: [.old, .new]) {
        heard.append("bounds \($1.oldValue?.width ?? -1) \($1.newValue?.width ?? -1)")
      },
      view.layer.observe(\.position, options: .new) { heard.append("position \($1.newValue?.x ?? -1)") },
      label.observe(\.center) { _, _ in heard.append("label") },
    ]
    view.frame.size.width = 200
    view.center.x = 120
    view.frame = view.frame
    label.frame.origin.x = 5
    #expect(
      heard == [
        "frame 0.0", "bounds 100.0 200.0", "position 100.0", "frame 20.0", "position 120.0", "label",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func aLayerIsObserved() {
    let layer = CALayer()
    var heard: [String] = []
    let observations = [
      layer.observe(\.bounds, options: .new) { heard.append("bounds \($1.newValue?.width ?? -1)") },
      layer.observe(\.frame, options: .new) { heard.append("frame \($1.newValue?.origin.x ?? -1)") },
    ]
    layer.bounds.size.width = 10
    layer.position.x = 20
    #expect(heard == ["frame -5.0", "bounds 10.0", "frame 15.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func whatALayoutPlacesIsObserved() {
    let (root, child) = (UIView(frame: Self.frame), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor), child.heightAnchor.constraint(equalToConstant: 20),
    ])
    var widths: [CGFloat] = []
    let observation = child.observe(\.bounds, options: .new) { widths.append($1.newValue?.width ?? -1) }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(widths == [90, 40])
    withExtendedLifetime(observation) {}
  }

  @Test func otherPropertiesAreObserved() {
    let (label, control, controller, picture) = (UILabel(), UIControl(), UIViewController(), UIImageView())
    var heard: [String] = []
    let observations = [
      label.observe(\.text, options: [.old, .new]) {
        heard.append("text \(($1.oldValue ?? nil) ?? "-") \(($1.newValue ?? nil) ?? "-")")
      },
      label.observe(\.isHidden, options: .new) { heard.append("hidden \($1.newValue ?? false)") },
      label.observe(\.alpha, options: .old) { heard.append("alpha \($1.oldValue ?? -1)") },
      control.observe(\.isEnabled, options: .new) { heard.append("enabled \($1.newValue ?? true)") },
      control.observe(\.isSelected) { _, _ in heard.append("selected") },
      control.observe(\.isHighlighted) { _, _ in heard.append("highlighted") },
      controller.observe(\.title, options: .new) { heard.append("title \(($1.newValue ?? nil) ?? "-")") },
      controller.navigationItem.observe(\.title) { _, _ in heard.append("item") },
      picture.observe(\.image) { _, _ in heard.append("image") },
    ]
    label.text = "a"
    label.isHidden = true
    label.alpha = 0.5
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    controller.title = "b"
    picture.image = UIImage()
    #expect(
      heard == [
        "text - a", "hidden true", "alpha 1.0", "enabled false", "selected", "highlighted", "item", "title b", "image",
      ])
    withExtendedLifetime(observations) {}
  }

  /// While another view is observed, a layout asks each of its views and layers one question: whether anything is
  /// associated with it.
  @Test func nothingIsRememberedOfViewsThatNobodyObserves() {
    let (observed, other, tagged) = (UIView(), UIView(), UIView())
    let observation = observed.observe(\.frame) { _, _ in }
    objc_setAssociatedObject(tagged, &Self.key, "tag", .OBJC_ASSOCIATION_RETAIN)
    #expect(observed.layer.observedGeometry != nil)
    #expect(other.layer.observedGeometry == nil && other.associations == nil && other.layer.associations == nil)
    #expect(tagged.layer.observedGeometry == nil)
    withExtendedLifetime(observation) {}
  }
}

import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import ViewRendering

@testable import Auditing

/// The part of a target that touches reach, by UIKit's rules of `hitTest(_:with:)`: a view in front takes them unless
/// it is hidden, nearly transparent, not for touches or says otherwise. What is left counts as W3C's ACT rule gi8qkf
/// has it: a rectangle of 44 by 44.
@MainActor
@Suite struct TouchAreaTests {
  /// The message about a target of 100 by 60 points at (20, 20), in a page with other views.
  private static func message(
    in size: CGSize = CGSize(width: 100, height: 60), _ arrange: @escaping (_ page: UIView, _ target: UIView) -> Void
  ) throws -> String? {
    let found = try AuditedViews.audit(AuditedViews.configurations([.large])) {
      let page = UIView()
      let target = UIControl(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
      target.accessibilityLabel = "Tap"
      page.addSubview(target)
      arrange(page, target)
      return page
    }.findings.map(\.finding).filter { $0.kind == .smallTarget }
    // At L and at AX5, as it is larger at neither.
    #expect(Set(found.map(\.message)).count <= 1)
    return found.first?.message
  }

  private static func cover(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.accessibilityIdentifier = "cover"
    return view
  }

  private static func sentence(_ sides: String) -> String {
    "Its touch area is \(sides) points, as cover lies over it; it needs 44 by 44."
  }

  /// The target is 20 to 120 by 20 to 80.
  @Test(arguments: [
    // All of it, its lower half, its left half and a little more.
    (CGRect(x: 0, y: 0, width: 400, height: 400), "0 by 0"),
    (CGRect(x: 0, y: 50, width: 400, height: 100), "100 by 30"),
    (CGRect(x: 0, y: 0, width: 80, height: 400), "40 by 60"),
    // The middle, where 44 are left on no side; a cross-bar.
    (CGRect(x: 60, y: 40, width: 20, height: 20), "40 by 60"),
    (CGRect(x: 0, y: 40, width: 400, height: 20), "100 by 20"),
    // What leaves 44 by 44, on one side or around a corner.
    (CGRect(x: 64, y: 0, width: 400, height: 400), nil), (CGRect(x: 70, y: 0, width: 6, height: 400), nil),
    (CGRect(x: 0, y: 0, width: 76, height: 36), nil), (CGRect(x: 0, y: 64, width: 400, height: 100), nil),
    // What is beside it, or only touches its edge.
    (CGRect(x: 120, y: 0, width: 100, height: 400), nil), (CGRect(x: 0, y: 80, width: 400, height: 100), nil),
  ])
  func whatLiesOverATargetTakesItsTouches(_ frame: CGRect, _ left: String?) throws {
    let message = try Self.message { page, _ in
      page.addSubview(Self.cover(frame.minX, frame.minY, frame.width, frame.height))
    }
    #expect(message == left.map(Self.sentence))
  }

  /// A view in front that touches pass.
  private static let passed: [(String, @MainActor (UIView) -> UIView)] = [
    (
      "hidden",
      {
        $0.isHidden = true
        return $0
      }
    ),
    (
      "an alpha below 0.01",
      {
        $0.alpha = 0.009
        return $0
      }
    ),
    (
      "not for touches",
      {
        $0.isUserInteractionEnabled = false
        return $0
      }
    ),
    ("a label", { UILabel(frame: $0.frame) }),
    ("a picture", { UIImageView(frame: $0.frame) }),
    ("nowhere inside", { Passing(frame: $0.frame) }),
    ("finds nothing", { Seethrough(frame: $0.frame) }),
    (
      "in a view that is not for touches",
      { cover in
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        holder.isUserInteractionEnabled = false
        holder.addSubview(cover)
        return holder
      }
    ),
    (
      "outside of the view that it is in",
      { cover in
        let holder = UIView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
        cover.frame = cover.frame.offsetBy(dx: -300, dy: -300)
        holder.addSubview(cover)
        return holder
      }
    ),
  ]

  @Test(arguments: 0..<9) func whatTouchesPassTakesNone(_ index: Int) throws {
    #expect(Self.passed.count == 9)
    let (name, make) = Self.passed[index]
    let message = try Self.message { page, _ in page.addSubview(make(Self.cover(0, 50, 400, 100))) }
    #expect(message == nil, "\(name)")
  }

  @Test func whatIsBehindOrInATargetTakesNothing() throws {
    #expect(try Self.message { page, _ in page.insertSubview(Self.cover(0, 0, 400, 400), at: 0) } == nil)
    #expect(try Self.message { _, target in target.addSubview(Self.cover(0, 0, 100, 60)) } == nil)
  }

  /// From an alpha of 0.01 on a view takes touches; so does a control that is disabled.
  @Test func whatIsHardlySeenTakesTouchesToo() throws {
    let faint = try Self.message { page, _ in
      let cover = Self.cover(0, 50, 400, 100)
      cover.alpha = 0.01
      page.addSubview(cover)
    }
    #expect(faint == Self.sentence("100 by 30"))
    let disabled = try Self.message { page, _ in
      let cover = UIControl(frame: CGRect(x: 0, y: 50, width: 400, height: 100))
      cover.accessibilityIdentifier = "cover"
      cover.isEnabled = false
      page.addSubview(cover)
    }
    #expect(disabled == Self.sentence("100 by 30"))
  }

  /// A cover of several parts, in a view that touches pass but for them.
  @Test func partsOfAPassingViewTakeTheirs() throws {
    let message = try Self.message { page, _ in
      let passing = Seethrough(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      passing.addSubview(Self.cover(50, 0, 10, 400))
      passing.addSubview(Self.cover(90, 0, 10, 400))
      page.addSubview(passing)
    }
    #expect(message == Self.sentence("30 by 60"))
  }

  /// A button that fills a row of 44 points, down to the separator at its end.
  @Test("A table's separators take no touches") func separatorsTakeNoTouches() throws {
    for height in [44.0, 43] {
      let rows = Rows()
      let found = try AuditedViews.audit(AuditedViews.configurations([.large])) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
        table.rowHeight = height
        table.dataSource = rows
        return table
      }.findings.map(\.finding).filter { $0.kind == .smallTarget }
      #expect(found.allSatisfy { !$0.message.contains("lies over it") }, "\(found)")
      #expect(found.isEmpty == (height == 44), "\(found)")
    }
  }

  /// What scrolls can be brought into sight: at the edge of a scroll view, outside of it, or under what lies over it.
  @Test(arguments: [0, 170, 600] as [CGFloat]) func whatScrollsIsReached(_ y: CGFloat) throws {
    func message(_ scrolled: CGFloat, cover frame: CGRect?) throws -> String? {
      try Self.message { page, target in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
        scroll.contentSize = content.frame.size
        scroll.addSubview(content)
        page.addSubview(scroll)
        target.frame.origin.y = y
        content.addSubview(target)
        if let frame { page.addSubview(Self.cover(frame.minX, frame.minY, frame.width, frame.height)) }
        if scrolled > 0 { content.addSubview(Self.cover(0, y + scrolled, 400, 60)) }
      }
    }
    #expect(try message(0, cover: nil) == nil)
    #expect(try message(0, cover: CGRect(x: 0, y: 0, width: 400, height: 400)) == nil)
    // What scrolls with it stays where it is.
    #expect(try message(20, cover: nil) == Self.sentence("100 by 20"))
  }

  /// What is in a view that is not for touches is not for fingers, however small.
  @Test func whatIsNotForTouchesIsNoTarget() throws {
    func message(_ isForTouches: Bool) throws -> String? {
      try Self.message(in: CGSize(width: 10, height: 10)) { page, target in
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        holder.isUserInteractionEnabled = isForTouches
        page.addSubview(holder)
        holder.addSubview(target)
      }
    }
    #expect(try message(false) == nil)
    #expect(try message(true) == "Its touch area is 10 by 10 points; it needs 44 by 44.")
  }

  /// 44 points are enough and nothing less is, whichever side it is.
  @Test(
    arguments: [
      (44, 44, nil), (44, 43.99, "44 by 43.9"), (43.9, 44, "43.9 by 44"), (43.5, 60, "43.5 by 60"),
      (43, 43, "43 by 43"),
      (44.01, 44, nil),
    ] as [(Double, Double, String?)])
  func theEdgeIsAt44Points(_ width: Double, _ height: Double, _ sides: String?) throws {
    let message = try Self.message(in: CGSize(width: width, height: height)) { _, _ in }
    #expect(message == sides.map { "Its touch area is \($0) points; it needs 44 by 44." })
  }

  /// What is laid out counts. 44 points are whole pixels at every scale: wherever they are laid out, rounding moves both
  /// edges alike. A pixel less is less.
  @Test(arguments: [1, 2, 3] as [Double]) func roundingToPixelsMakesNoTargetOf44PointsSmaller(_ scale: Double) throws {
    var configuration = AuditedViews.configurations([.large])[0]
    configuration.scale = scale
    for step in 0..<40 {
      let offset = 10 + CGFloat(step) * 0.037
      let violations = try AuditedViews.violations([configuration]) {
        let page = UIView()
        for (name, side, top) in [("enough", 44 as CGFloat, 0 as CGFloat), ("less", 44 - 1 / CGFloat(scale), 100)] {
          let target = UIControl()
          target.accessibilityIdentifier = name
          target.translatesAutoresizingMaskIntoConstraints = false
          page.addSubview(target)
          target.widthAnchor.constraint(equalToConstant: side).isActive = true
          target.heightAnchor.constraint(equalToConstant: side).isActive = true
          target.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: offset).isActive = true
          target.topAnchor.constraint(equalTo: page.topAnchor, constant: offset + top).isActive = true
        }
        return page
      }
      #expect(violations[.smallTarget] == ["less"], "at \(offset)")
    }
  }

  /// Each view over a target is tried once at most.
  @Test func manyViewsOverATargetAreTriedOnce() throws {
    let counter = Counter()
    let audit = try AuditedViews.audit(AuditedViews.configurations([.large])) {
      let page = Counting(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
      page.counter = counter
      let target = UIControl(frame: page.frame)
      target.accessibilityLabel = "Tap"
      page.addSubview(target)
      var random = SeededGenerator(seed: 7)
      for _ in 0..<2000 {
        let origin = CGPoint(x: .random(in: 0...390, using: &random), y: .random(in: 0...890, using: &random))
        page.addSubview(Self.cover(origin.x, origin.y, 10, 10))
      }
      return page
    }
    let found = audit.findings.map(\.finding).filter { $0.kind == .smallTarget }
    // At L and at AX5.
    #expect(found.map(\.name) == ["UIControl", "UIControl"])
    #expect(found.allSatisfy { $0.message.contains("as cover lies over it") }, "\(found)")
    #expect(counter.count <= audit.layouts * 2001)
  }

  /// A view may take touches outside of its bounds, and those are taken from it there as well.
  @Test func anEnlargedTargetIsCovered() throws {
    func message(_ frame: CGRect?) throws -> String? {
      try Self.message { page, target in
        let enlarged = Enlarged(frame: CGRect(x: 60, y: 40, width: 20, height: 20))
        enlarged.accessibilityLabel = "Tap"
        target.removeFromSuperview()
        page.addSubview(enlarged)
        if let frame { page.addSubview(Self.cover(frame.minX, frame.minY, frame.width, frame.height)) }
      }
    }
    #expect(try message(nil) == nil)
    #expect(try message(CGRect(x: 0, y: 0, width: 400, height: 38)) == Self.sentence("44 by 34"))
  }
}

private final class Counter {
  var count = 0
}

/// Counts how often it is asked.
private final class Counting: UIView {
  var counter = Counter()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    counter.count += 1
    return super.hitTest(point, with: event)
  }
}

/// Touches are nowhere in it.
private final class Passing: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// Takes touches for what is in it alone.
private final class Seethrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Takes touches in 12 points around it.
private final class Enlarged: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

/// Two rows that a button fills.
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    let button = UIButton(frame: cell.contentView.bounds)
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.accessibilityLabel = "Edit"
    cell.contentView.addSubview(button)
    return cell
  }
}

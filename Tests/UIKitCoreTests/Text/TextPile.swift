import Drawing
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Labels in Inter at 22 points, at which its 2816 units per em are 128 per point.
///
/// `hb-shape --show-extents` (HarfBuzz 6.0) for the bundled Inter-Regular: the outline of H is 1588 units wide, 12.4
/// points, and 2048 high, 16 points; l is 2048 high, and g 608 deep, 4.75 points; a hyphen is 220 high, 1.7 points.
@MainActor
struct TextPile {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let font: UIFont

  init() throws {
    font = try #require(UIFont(name: "Inter-Regular", size: 22))
    root.overrideTraits = phoneTraits()
    root.accessibilityIdentifier = "root"
  }

  /// Adds a label that is 60 points wide and 30 high.
  @discardableResult
  func add(_ name: String, _ text: String = "HHH", x: CGFloat = 0, y: CGFloat = 0, to view: UIView? = nil) -> UILabel {
    let label = label(text, font: font, lines: 1)
    label.accessibilityIdentifier = name
    label.frame = CGRect(x: x, y: y, width: 60, height: 30)
    (view ?? root).addSubview(label)
    return label
  }

  /// Adds a plain view.
  @discardableResult
  func addBox(_ color: UIColor?, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    root.addSubview(box)
    return box
  }

  var findings: [ViewFinding] { root.record().findings.filter { $0.kind == .overlappingText } }

  /// The overlapping pairs of views.
  var pairs: [String] { findings.map { "\($0.view) on \(name(at: $0.other ?? 0))" } }

  private func name(at index: Int) -> String {
    var (names, pending) = ([String](), [root.record().layout])
    while let node = pending.popLast() {
      names.append(node.name)
      pending += node.children.reversed()
    }
    return names[index]
  }
}

import Foundation
import UIKitValues

/// A group in words: one line for each item, indented by its depth.
package enum LayoutDescription {
  /// The lines of a group: of a row of 44 points with a half, `group horizontal fractionalWidth(1.0) × absolute(44.0)` and
  /// `  item fractionalWidth(0.5) × fractionalHeight(1.0)`.
  package static func lines(of item: LayoutItem) -> [String] {
    let size = "\(text(item.size.width)) × \(text(item.size.height))"
    guard let group = item.group else { return ["item \(size)"] }
    return ["group \(text(group.arrangement)) \(size)"] + group.subitems.flatMap(lines).map { "  " + $0 }
  }

  private static func text(_ dimension: LayoutDimension) -> String {
    let name =
      switch dimension.kind {
      case .fractionalWidth: "fractionalWidth"
      case .fractionalHeight: "fractionalHeight"
      case .absolute: "absolute"
      case .estimated: "estimated"
      case .uniformAcrossSiblings: "uniformAcrossSiblings"
      }
    return "\(name)(\(Double(dimension.value)))"
  }

  private static func text(_ arrangement: LayoutGroup.Arrangement) -> String {
    switch arrangement {
    case .line(let axis, let count):
      (axis == .horizontal ? "horizontal" : "vertical") + (count.map { " count \($0)" } ?? "")
    case .custom: "custom"
    }
  }
}

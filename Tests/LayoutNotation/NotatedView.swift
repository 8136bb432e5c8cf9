import Foundation
import Testing

/// A view of a record: `[name, options, [children]]`.
package struct NotatedView {
  package let name: String
  package let options: [String: Any]
  package let children: [NotatedView]

  package init(_ view: [Any]) throws {
    name = try #require(view.first as? String)
    options = view.count > 1 ? view[1] as? [String: Any] ?? [:] : [:]
    children = try (view.count > 2 ? view[2] as? [[Any]] ?? [] : []).map { try NotatedView($0) }
  }

  package func string(_ key: String) -> String? { options[key] as? String }
  package func flag(_ key: String) -> Bool? { options[key] as? Bool }

  /// A number, which may be infinite; nil where there is none.
  package func number(_ key: String) -> Double? {
    if string(key) == "infinity" { return .infinity }
    return (options[key] as? NSNumber)?.doubleValue
  }

  /// The lengths of a padding in points, by their edges.
  package var padding: (top: Double, leading: Double, bottom: Double, trailing: Double) {
    // `padding()` is 16 points.
    let all = options.keys.contains("all") ? number("all") ?? 16 : 0
    let (x, y) = (number("horizontal") ?? all, number("vertical") ?? all)
    return (number("top") ?? y, number("leading") ?? x, number("bottom") ?? y, number("trailing") ?? x)
  }

  /// The least, ideal and greatest length of a frame in a direction, "Width" or "Height"; nil if none is given.
  package func limits(_ side: String) -> (least: Double?, ideal: Double?, most: Double?)? {
    let limits = (number("min" + side), number("ideal" + side), number("max" + side))
    return limits.0 != nil || limits.1 != nil || limits.2 != nil ? limits : nil
  }

  private init(_ name: String, _ options: [String: Any], _ children: [NotatedView]) {
    (self.name, self.options, self.children) = (name, options, children)
  }

  /// The view with all numbers changed.
  package func mapNumbers(_ change: (Double) -> Double) -> NotatedView {
    func changed(_ value: Any) -> Any {
      guard !(value is Bool), let number = value as? NSNumber else { return value }
      return NSNumber(value: change(number.doubleValue))
    }
    return NotatedView(name, options.mapValues(changed), children.map { $0.mapNumbers(change) })
  }
}

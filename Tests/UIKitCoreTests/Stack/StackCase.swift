import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// One line of `Fixtures/StackViews/cases.jsonl`: a stack view's options, and the positions of its views from a linear
/// program.
struct StackCase: Decodable, CustomStringConvertible {
  var group: String
  var stack: StackOptions
  /// Required, if given.
  var width: Double?
  var height: Double?
  var views: [StackCaseView]

  var description: String {
    let size = [width, height].map { $0.map { "\($0)" } ?? "natural" }.joined(separator: " × ")
    return "\(group): \(stack.axis) \(stack.distribution) \(stack.alignment) of \(stack.items.count), \(size)"
  }

  static func load() throws -> [StackCase] {
    let file = uikitFixtures.appendingPathComponent("StackViews/cases.jsonl")
    let decoder = JSONDecoder()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(StackCase.self, from: Data($0.utf8))
    }
  }

  /// The view at a path of indices of arranged subviews, such as `1.0`; the stack view itself at the empty path.
  @MainActor static func view(at path: String, in stack: UIView) -> UIView? {
    path.split(separator: ".").reduce(stack) { view, index in
      guard let views = (view as? UIStackView)?.arrangedSubviews, let index = Int(index), index < views.count else {
        return nil
      }
      return views[index]
    }
  }
}

/// A view's frame in its superview, and the ranges of coordinates that the constraints leave open.
struct StackCaseView: Decodable {
  /// The tolerance in points. The fixtures have six decimals, and the tests' pixels add 1/4096 point per edge.
  static let tolerance = 0.01

  var path: String
  /// x, y, width and height; nil for an open coordinate.
  var frame: [Double?]
  /// The smallest and the largest value, nil for no limit, by the coordinate's name.
  var ambiguous: [String: [Double?]]?

  func allows(_ value: Double, _ name: String, recorded: Double?) -> Bool {
    if let recorded { return abs(value - recorded) <= StackCaseView.tolerance }
    guard let range = ambiguous?[name], range.count == 2 else { return false }
    return value >= (range[0] ?? -.infinity) - StackCaseView.tolerance
      && value <= (range[1] ?? .infinity) + StackCaseView.tolerance
  }
}

struct StackOptions: Decodable {
  var axis: String
  var distribution: String
  var alignment: String
  var spacing: Double
  /// Top, left, bottom and right.
  var margins: [Double]?
  var customSpacing: [StackCustomSpacing]?
  var baselineRelative: Bool?
  var items: [StackItem]

  @MainActor func view() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: items.map { $0.view() })
    stack.axis = axis == "horizontal" ? .horizontal : .vertical
    stack.distribution = UIStackView.Distribution.allCases.first { "\($0)" == distribution } ?? .fill
    stack.alignment = UIStackView.Alignment.allCases.first { "\($0)" == alignment } ?? .fill
    stack.spacing = spacing
    stack.isBaselineRelativeArrangement = baselineRelative ?? false
    if let margins {
      stack.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
      stack.isLayoutMarginsRelativeArrangement = true
    }
    for custom in customSpacing ?? [] {
      stack.setCustomSpacing(custom.spacing, after: stack.arrangedSubviews[custom.index])
    }
    return stack
  }
}

/// An index and the spacing after that item: points, `"default"` or `"system"`.
struct StackCustomSpacing: Decodable {
  var index: Int
  private var points: Double?
  private var name: String?

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    index = try container.decode(Int.self)
    if let points = try? container.decode(Double.self) {
      self.points = points
    } else {
      name = try container.decode(String.self)
    }
  }

  @MainActor var spacing: CGFloat {
    points.map { CGFloat($0) } ?? (name == "system" ? UIStackView.spacingUseSystem : UIStackView.spacingUseDefault)
  }
}

/// A view with a given size, or a stack view.
struct StackItem: Decodable {
  var size: [Double]?
  var hidden: Bool?
  /// Horizontal and vertical.
  var hugging: [Double]?
  var compression: [Double]?
  /// The distances from the top to the first baseline, and from the bottom to the last one, in points.
  var baselines: [Double]?
  var stack: StackOptions?

  @MainActor func view() -> UIView {
    let view = stack?.view() ?? sizedView()
    view.isHidden = hidden ?? false
    return view
  }

  @MainActor private func sizedView() -> UIView {
    let view = SizedView(size?[0] ?? 0, size?[1] ?? 0)
    if let baselines { view.setBaselines(first: baselines[0], last: baselines[1]) }
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      if let hugging { view.setContentHuggingPriority(UILayoutPriority(Float(hugging[index])), for: axis) }
      if let compression {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(compression[index])), for: axis)
      }
    }
    return view
  }
}

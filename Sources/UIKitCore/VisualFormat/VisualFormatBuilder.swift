import Foundation

/// Creates the constraints of a parsed line.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The items of the line; for the superview's edge, the superview.
  private var items: [any LayoutItem] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    let first = format.elements.compactMap { element -> VisualFormat.Name? in
      if case .view(let name, _) = element { return name }
      return nil
    }.first
    for element in format.elements {
      switch element {
      case .view(let name, _): items.append(try item(name))
      case .superview(let offset): items.append(try superview(of: first, offset))
      }
    }
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      if index > 0 { result += try connection(index) }
      if case .view(_, let predicates) = element { result += try sizes(items[index], predicates) }
    }
    return result + (try alignment())
  }

  // MARK: Lengths and distances

  private func sizes(
    _ item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var result: [NSLayoutConstraint] = []
    for predicate in predicates {
      var constant = 0.0
      var other = LayoutOperand()
      switch predicate.object {
      case .name(let name) where metrics[name.text] == nil: other = LayoutOperand(try self.item(name), attribute)
      case .number, .name: constant = try value(predicate.object)
      }
      let constraint = NSLayoutConstraint(
        LayoutOperand(item, attribute), predicate.relation, other, constant: constant)
      result.append(try prioritized(constraint, predicate))
    }
    return result
  }

  private func connection(_ index: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch format.connections[index - 1] {
    case .flush: return [distance(index, .equal, 0)]
    case .standard: return [standardDistance(index)]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = try value(predicate.object)
        result.append(try prioritized(distance(index, predicate.relation, constant), predicate))
      }
      return result
    }
  }

  /// The distance between the element before `index` and the one at `index`: the location further to the right or
  /// below, less the other.
  private func distance(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ constant: Double
  ) -> NSLayoutConstraint {
    distance(sides(index), relation, constant)
  }

  private func distance(
    _ sides: (near: LayoutOperand, far: LayoutOperand), _ relation: NSLayoutConstraint.Relation, _ constant: Double
  ) -> NSLayoutConstraint {
    isReversed
      ? NSLayoutConstraint(sides.near, relation, sides.far, constant: constant)
      : NSLayoutConstraint(sides.far, relation, sides.near, constant: constant)
  }

  /// The standard distance. From the superview's edge it is the superview's margin, since iOS 8: richardallen.me,
  /// "What to Do When Your VFL Constraints Aren't Respecting Margins", moves a view placed by `V:|-[_button]` by
  /// overriding `layoutMargins`.
  private func standardDistance(_ index: Int) -> NSLayoutConstraint {
    let isEdge = format.elements[index].isSuperview || format.elements[index - 1].isSuperview
    var (near, far) = sides(index)
    if isEdge {
      (near, far) = (margin(near, of: format.elements[index - 1]), margin(far, of: format.elements[index]))
      return distance((near, far), .equal, 0)
    }
    guard isBaselineToBaseline else { return distance(index, .equal, SystemSpacing.betweenSiblings) }
    return NSLayoutConstraint(far, .equal, near, systemSpacing: SystemSpacing(1))
  }

  /// The margin at a superview's edge; for other elements, the side itself.
  private func margin(_ side: LayoutOperand, of element: VisualFormat.Element) -> LayoutOperand {
    guard element.isSuperview, let superview = side.item else { return side }
    return LayoutOperand(superview, side.attribute.atMargin)
  }

  /// The sides facing each other of the element before `index` and the one at `index`.
  private func sides(_ index: Int) -> (LayoutOperand, LayoutOperand) {
    let attributes = sideAttributes
    let isFirstEdge = format.elements[index - 1].isSuperview
    let isLastEdge = format.elements[index].isSuperview
    let isText = isBaselineToBaseline && !isFirstEdge && !isLastEdge
    return (
      LayoutOperand(
        items[index - 1], isText ? .lastBaseline : isFirstEdge ? attributes.start : attributes.end),
      LayoutOperand(items[index], isText ? .firstBaseline : isLastEdge ? attributes.end : attributes.start)
    )
  }

  private var isBaselineToBaseline: Bool {
    options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
  }

  private var isReversed: Bool {
    format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  private var sideAttributes: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  // MARK: Alignment

  private static let alignments: KeyValuePairs<NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute> = [
    .alignAllLeft: .left, .alignAllRight: .right, .alignAllTop: .top, .alignAllBottom: .bottom,
    .alignAllLeading: .leading, .alignAllTrailing: .trailing, .alignAllCenterX: .centerX,
    .alignAllCenterY: .centerY, .alignAllLastBaseline: .lastBaseline, .alignAllFirstBaseline: .firstBaseline,
  ]

  /// Aligns each view with the one before it. UIKit raises an exception for an alignment along the line.
  private func alignment() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let views = zip(format.elements, items).filter { !$0.0.isSuperview }.map(\.1)
    var result: [NSLayoutConstraint] = []
    for (option, attribute) in VisualFormatBuilder.alignments where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(message: "The option to align all \(attribute.name) is along the line")
      }
      for (previous, next) in zip(views, views.dropFirst()) {
        result.append(NSLayoutConstraint(LayoutOperand(previous, attribute), .equal, LayoutOperand(next, attribute)))
      }
    }
    return result
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] as? any LayoutItem else {
      throw VisualFormatError(message: "\(name.text) is not a key in the views dictionary", offset: name.offset)
    }
    return item
  }

  private func superview(of name: VisualFormat.Name?, _ offset: Int) throws(VisualFormatError) -> any LayoutItem {
    guard let name else { throw VisualFormatError(message: "Expected a view", offset: offset) }
    let item = try item(name)
    guard let superview = item.reference.container else {
      throw VisualFormatError(message: "\(name.text) has no superview for '|'", offset: offset)
    }
    return superview
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    guard let operand = predicate.priority else { return constraint }
    let priority = UILayoutPriority(Float(try value(operand)))
    guard priority.isValid else {
      throw VisualFormatError(
        message: "Priority \(NSLayoutConstraint.text(Double(priority.rawValue))) is not above 0 and at most 1000",
        offset: operand.offset)
    }
    constraint.priority = priority
    return constraint
  }

  private func value(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number, _): return number
    case .name(let name):
      guard let number = metrics[name.text].flatMap(VisualFormatBuilder.number), number.isFinite else {
        throw VisualFormatError(
          message: "\(name.text) is not a key in the metrics dictionary, or not a number", offset: name.offset)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: Double(priority.rawValue)
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin attribute for an edge.
  fileprivate var atMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

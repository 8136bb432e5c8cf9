import Foundation

/// Makes the constraints of a parsed line.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The items of the line, the superview's edge as the superview.
  private var items: [any LayoutItem] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    let first = format.elements.compactMap { element in
      if case .view(let name, _) = element { return name }
      return nil
    }.first
    for element in format.elements {
      switch element {
      case .view(let name, _): items.append(try item(name))
      case .superview: items.append(try superview(of: first))
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
      case .constant(let operand): constant = try value(operand)
      case .name(let name) where metrics[name] != nil: constant = try value(.metric(name))
      case .name(let name): other = LayoutOperand(try self.item(name), attribute)
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
        let constant: Double =
          switch predicate.object {
          case .constant(let operand): try value(operand)
          case .name(let name): try value(.metric(name))
          }
        result.append(try prioritized(distance(index, predicate.relation, constant), predicate))
      }
      return result
    }
  }

  /// The distance from the element before `index` to the one there, as what lies further on the right side or below
  /// less what lies before it.
  private func distance(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ constant: Double
  ) -> NSLayoutConstraint {
    let (near, far) = sides(index)
    return isReversed
      ? NSLayoutConstraint(near, relation, far, constant: constant)
      : NSLayoutConstraint(far, relation, near, constant: constant)
  }

  private func standardDistance(_ index: Int) -> NSLayoutConstraint {
    let isEdge = format.elements[index] == .superview || format.elements[index - 1] == .superview
    guard isBaselineToBaseline, !isEdge else {
      return distance(index, .equal, isEdge ? SystemSpacing.toSuperview : SystemSpacing.betweenSiblings)
    }
    let (near, far) = sides(index)
    return NSLayoutConstraint(far, .equal, near, systemSpacing: SystemSpacing(1))
  }

  /// The side of the element before `index` that faces the one there, and the side of that one.
  private func sides(_ index: Int) -> (LayoutOperand, LayoutOperand) {
    let attributes = sideAttributes
    let isFirstEdge = format.elements[index - 1] == .superview
    let isLastEdge = format.elements[index] == .superview
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

  /// Each view with the one before it. UIKit raises on an alignment along the line.
  private func alignment() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let views = zip(format.elements, items).filter { $0.0 != .superview }.map(\.1)
    var result: [NSLayoutConstraint] = []
    for (option, attribute) in VisualFormatBuilder.alignments where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(message: "The option to align all \(attribute.name) is along the line", offset: 0)
      }
      for (previous, next) in zip(views, views.dropFirst()) {
        result.append(NSLayoutConstraint(LayoutOperand(previous, attribute), .equal, LayoutOperand(next, attribute)))
      }
    }
    return result
  }

  // MARK: Names

  private func item(_ name: String) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw VisualFormatError(message: "\(name) is not a key in the views dictionary", offset: 0)
    }
    return item
  }

  private func superview(of name: String?) throws(VisualFormatError) -> any LayoutItem {
    guard let name else { throw VisualFormatError(message: "Expected a view", offset: 0) }
    let item = try item(name)
    guard let superview = item is UIView ? item.layoutView?.superview : item.layoutView else {
      throw VisualFormatError(message: "\(name) has no superview for '|'", offset: 0)
    }
    return superview
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try value(priority))) }
    return constraint
  }

  private func value(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    guard case .metric(let name) = operand else {
      if case .number(let number) = operand { return number }
      return 0
    }
    guard let metric = metrics[name], let number = VisualFormatBuilder.number(metric) else {
      throw VisualFormatError(message: "\(name) is not a key in the metrics dictionary, or is no number", offset: 0)
    }
    return number
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

/// A line of Visual Format Language as it was read: `H:|-[title]-8-[avatar(40@750)]|`.
///
/// Places in the line count code points, from 0.
struct VisualFormat: Equatable {
  /// The name of a view or a metric, and where it begins.
  struct Name: Equatable {
    var text: String
    var offset: Int
  }

  /// A place in the line: the superview's edge, or a view.
  enum Element: Equatable {
    case superview(offset: Int)
    case view(Name, predicates: [Predicate])

    var isSuperview: Bool {
      if case .superview = self { return true }
      return false
    }
  }

  /// What is between two elements.
  enum Connection: Equatable {
    /// Nothing: the edges touch.
    case flush
    /// A single `-`: the system's distance.
    case standard
    case predicates([Predicate])
  }

  /// A length, or a distance: a relation, what it is compared with, and a priority.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var object: Operand
    var priority: Operand?
  }

  /// A number, or the name of a metric or view.
  enum Operand: Equatable {
    case number(Double, offset: Int)
    case name(Name)

    var offset: Int {
      switch self {
      case .number(_, let offset): offset
      case .name(let name): name.offset
      }
    }
  }

  var axis: NSLayoutConstraint.Axis
  /// The elements in order, and what is before each but the first.
  var elements: [Element]
  var connections: [Connection]
}

/// Why no constraints can be made from a line of Visual Format Language.
package struct VisualFormatError: Error, Equatable {
  /// What is wrong, without the place: `Expected a distance`.
  package var message: String
  /// The place in the line, in code points from 0; nil if what is wrong is not in the line.
  package var offset: Int?

  package init(message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}

extension VisualFormatError: CustomStringConvertible {
  package var description: String { offset.map { "\(message), at character \($0 + 1)" } ?? message }
}

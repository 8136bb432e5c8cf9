/// A parsed line of Visual Format Language: `H:|-[title]-8-[avatar(40@750)]|`.
///
/// Offsets in the line count code points from 0.
struct VisualFormat: Equatable {
  /// The name of a view or a metric, and its offset.
  struct Name: Equatable {
    var text: String
    var offset: Int
  }

  /// An element of the line: the superview's edge, or a view.
  enum Element: Equatable {
    case superview(offset: Int)
    case view(Name, predicates: [Predicate])

    var isSuperview: Bool {
      if case .superview = self { return true }
      return false
    }
  }

  /// The connection between two elements.
  enum Connection: Equatable {
    /// No distance: the edges touch.
    case flush
    /// A single `-`: the standard distance.
    case standard
    case predicates([Predicate])
  }

  /// A condition for a length or a distance: a relation, the operand it is compared with, and a priority.
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
  /// The elements in order, and the connection before each but the first.
  var elements: [Element]
  var connections: [Connection]
}

/// The reason why no constraints can be created from a line of Visual Format Language.
package struct VisualFormatError: Error, Equatable {
  /// The problem, without the position: `Expected a distance`.
  package var message: String
  /// The position in the line, in code points from 0; `nil` if the problem is not in the line.
  package var offset: Int?

  package init(message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}

extension VisualFormatError: CustomStringConvertible {
  package var description: String { offset.map { "\(message), at character \($0 + 1)" } ?? message }
}

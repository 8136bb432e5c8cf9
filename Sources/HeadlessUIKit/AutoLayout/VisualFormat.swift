/// A line of Visual Format Language as it was read: `H:|-[title]-8-[avatar(40@750)]|`.
struct VisualFormat: Equatable {
  /// A place in the line: the superview's edge, or a view.
  enum Element: Equatable {
    case superview
    case view(name: String, predicates: [Predicate])
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
    var object: Object
    var priority: Operand?
  }

  enum Object: Equatable {
    case constant(Operand)
    /// A name that is no metric: a view's, whose length is meant.
    case name(String)
  }

  /// A number, or the name of a metric.
  enum Operand: Equatable {
    case number(Double)
    case metric(String)
  }

  var axis: NSLayoutConstraint.Axis
  /// The elements in order, and what is before each but the first.
  var elements: [Element]
  var connections: [Connection]
}

/// Why a line of Visual Format Language is not understood.
struct VisualFormatError: Error, Equatable {
  var message: String
  /// The character at which reading stopped, counted from 0.
  var offset: Int
}

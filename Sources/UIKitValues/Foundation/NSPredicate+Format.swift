public import Foundation

// Foundation on Linux has predicates of closures alone. These initializers stand in place of those that cannot be used there.

extension NSPredicate {
  /// Creates a predicate from a text: comparisons of `SELF` and of keys with values and arguments (`%@`, `%d`, `%K`), joined
  /// by `AND`, `OR` and `NOT`.
  ///
  /// Differs from Foundation: what else a text may have makes it a fault, and the predicate is false. The values of keys are
  /// those of dictionaries, and of the stored properties of other objects, by their name.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a text and an array of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let condition = parser.parse() else {
      UIKitFaults.unsupported("NSPredicate(format: \"\(predicateFormat)\")", instead: "Use a closure.")
      self.init { _, _ in false }
      return
    }
    self.init { object, _ in condition.holds(for: object) }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a key: numbers, strings and dates.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      PredicateValue(PredicateValue.value(of: key, in: first))
        .compared(to: PredicateValue(PredicateValue.value(of: key, in: second)), []) ?? .orderedSame
    }
  }

  /// Creates a descriptor that compares texts with options, and other values as `init(key:ascending:)` does.
  package convenience init(key: String?, ascending: Bool, textOptions: String.CompareOptions) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      let (one, other) = (PredicateValue.value(of: key, in: first), PredicateValue.value(of: key, in: second))
      if let text = one as? String, let otherText = other as? String, !textOptions.isEmpty {
        return text.compare(otherText, options: textOptions)
      }
      return PredicateValue(one).compared(to: PredicateValue(other), []) ?? .orderedSame
    }
  }

  /// Creates a descriptor that compares the values of a key by a closure.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      cmptr(
        PredicateValue.value(of: key, in: first) ?? NSNull(), PredicateValue.value(of: key, in: second) ?? NSNull())
    }
  }
}

package import LocalizedStrings
package import SourcePlaces

/// What is said of the strings that a selector lets through.
package struct StringsRule: Hashable, Sendable {
  /// What becomes of them.
  package enum Treatment: Hashable, Sendable {
    /// They are measured in a label.
    case label(CheckedLabel)
    /// They are not looked at, for a reason.
    case ignored(reason: String)
  }

  /// Where the rule is.
  package var place: SourcePlace
  package var selector: StringsSelector
  package var treatment: Treatment

  /// The label, unless its strings are ignored.
  package var label: CheckedLabel? {
    if case .label(let label) = treatment { label } else { nil }
  }
}

/// Findings of a kind that are known, and fail nothing.
package struct StringsAllowance: Hashable, Sendable {
  /// Where it is said.
  package var place: SourcePlace
  package var selector: StringsSelector
  /// The kind's name.
  package var finding: String
  /// Why it is allowed.
  package var reason: String
}

/// All that a rules file says: the first rule that lets a string through is the string's.
package struct StringsRules: Hashable, Sendable {
  package var rules: [StringsRule]
  package var allowances: [StringsAllowance] = []
  /// How bad kinds of findings are, by their names; those that are not here are as they are by themselves.
  package var levels: [String: FindingLevel] = [:]
  /// The device whose texts are checked; nil for those of all devices.
  package var device: StringsDevice?

  package init(rules: [StringsRule]) { self.rules = rules }
}

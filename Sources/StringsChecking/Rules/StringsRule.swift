package import Exceptions
package import Findings
package import LocalizedStrings
package import SourcePlaces

/// A rule for the strings that match a selector.
package struct StringsRule: Hashable, Sendable {
  /// The treatment of these strings.
  package enum Treatment: Hashable, Sendable {
    /// They are measured in a label.
    case label(CheckedLabel)
    /// They are not checked, for a reason.
    case ignored(reason: String)
  }

  /// The place of the rule.
  package var place: SourcePlace
  package var selector: StringsSelector
  package var treatment: Treatment
  /// The arguments of the strings' placeholders; empty for samples.
  package var arguments: [String] = []

  /// The label, unless its strings are ignored.
  package var label: CheckedLabel? {
    if case .label(let label) = treatment { label } else { nil }
  }
}

/// An exemption for known findings of a kind, which then fail nothing.
package struct StringsAllowance: Hashable, Sendable {
  /// The place of the allowance.
  package var place: SourcePlace
  package var selector: StringsSelector
  /// The kind's name.
  package var finding: String
  /// Why the findings are allowed for, and until when; they always have a reason.
  package var terms: ExceptionTerms
}

/// The contents of a rules file: the first rule that matches a string applies to it.
package struct StringsRules: Hashable, Sendable {
  package var rules: [StringsRule]
  package var allowances: [StringsAllowance] = []
  /// The severities of kinds of findings, by name; others keep their default.
  package var levels: [String: StringsFindingLevel] = [:]
  /// The device whose texts are checked; nil for those of all devices.
  package var device: StringsDevice?

  package init(rules: [StringsRule]) { self.rules = rules }
}

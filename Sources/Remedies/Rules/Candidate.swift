import Foundation
import HeadlessUIKit
package import Snapshots
import SourcePlaces
import YAMLDocuments

/// A remedy that may make a finding go, with the changes of the catalogue file.
package struct Candidate: Equatable, Sendable {
  package var remedy: Remedy
  /// The changes of the text; nil if it is not for a program to make them.
  package var edits: [YAMLEdit]?
  /// The colour for one appearance, which others may be added to.
  var color: AppearanceColor?
}

/// A colour of a text under one appearance.
struct AppearanceColor: Equatable, Sendable {
  let key: String
  let place: SourcePlace
  /// The key of the appearance in a colour's mapping: `light`.
  let appearance: String
  let hex: String
  /// The former text there, on one line; nil if there is none.
  let former: String?
}

/// A change of a view that a rule proposes.
@MainActor
struct Proposal {
  enum Change {
    case set(UIView, key: String, value: String, swift: String?)
    case remove(UIView, key: String, swift: String?)
    case replace(WrittenConstraint, with: String, swift: String?)
    case constrain(owner: UIView, view: UIView, text: String, swift: String?)
    /// An entry of a mapping that a key of the view has.
    case setInner(UIView, outer: String, key: String, value: String, swift: String?)
  }

  let text: String
  let changes: [Change]

  init(_ text: String, _ changes: [Change] = []) { (self.text, self.changes) = (text, changes) }
}

extension DisplayedViews {
  /// A proposal as results have it, with the edits of the document.
  func candidate(_ proposal: Proposal) -> Candidate {
    var changes: [Remedy.Change] = []
    var edits: [YAMLEdit]? = proposal.changes.isEmpty ? nil : []
    func add(_ change: Remedy.Change, _ edit: YAMLEdit?) {
      changes.append(change)
      if let edit { edits?.append(edit) } else { edits = nil }
    }
    for change in proposal.changes {
      switch change {
      case .set(let view, let key, let value, let swift):
        let place = self.place(of: view)
        add(
          Remedy.Change(
            node: name(of: view), key: key, value: value, former: former(key, of: view), swift: swift,
            source: source(key, of: view)), place.map { .set(key: key, value: value, at: $0) })
      case .remove(let view, let key, let swift):
        let place = self.place(of: view)
        add(
          Remedy.Change(
            node: name(of: view), key: key, value: nil, former: former(key, of: view), swift: swift,
            source: source(key, of: view)), place.map { .remove(key: key, at: $0) })
      case .replace(let constraint, let text, let swift):
        add(
          Remedy.Change(
            node: name(of: constraint.owner), key: "constraints", value: YAMLText.quoted(text),
            former: constraint.text, swift: swift, source: constraint.place.lineAlone),
          .replace(text: text, at: constraint.place))
      case .constrain(let owner, let view, let text, let swift):
        // The list of constraints is another view's, and a statement names the view.
        let subject = view.accessibilityIdentifier.flatMap { owner === view || $0.isEmpty ? nil : "\($0)." } ?? ""
        add(
          Remedy.Change(
            node: name(of: owner), key: "constraints", value: YAMLText.quoted(text), swift: swift.map { subject + $0 },
            source: source("constraints", of: owner)),
          place(of: owner).map { .append(texts: [text], key: "constraints", at: $0) })
      case .setInner(let view, let outer, let key, let value, let swift):
        let inner = self.value(outer, of: view)
        let place = inner.flatMap { inner in document.map { SourcePlace(file: $0.file, inner.position) } }
        add(
          Remedy.Change(
            node: name(of: view), key: "\(outer).\(key)", value: value, swift: swift, source: place?.lineAlone),
          inner?.entries == nil ? nil : place.map { .set(key: key, value: value, at: $0) })
      }
    }
    return Candidate(remedy: Remedy(text: proposal.text, changes: changes), edits: edits)
  }

  private func former(_ key: String, of view: UIView) -> String? {
    value(key, of: view).flatMap { document?.source(of: $0) }
  }

  /// The line of a view's key, or else of the view.
  private func source(_ key: String, of view: UIView) -> SourcePlace? {
    guard let document, let place = place(of: view) else { return nil }
    let entry = definition(of: view)?.entry(key)
    return entry.map { SourcePlace(file: document.file, line: $0.key.position.line) } ?? place.lineAlone
  }
}

extension SourcePlace {
  /// The place without its column, which results do not have.
  var lineAlone: SourcePlace { SourcePlace(file: file, line: line) }
}

import Drawing
import Foundation
import HeadlessUIKit
import Snapshots
import SourcePlaces
import ViewDocuments
import YAMLDocuments

/// The laid-out views of a scene in the order of its survey, with what the catalogue file has of each.
@MainActor
final class DisplayedViews {
  let views: [UIView]
  let traits: UITraitCollection
  /// The file that the views are written in; nil if it is none of a catalogue.
  let document: CatalogueText?
  private let names: LayoutTree
  private let positions: LayoutTree
  private let origins: ViewOrigins
  private let indices: [ObjectIdentifier: Int]

  /// - Parameters:
  ///   - root: the root of what was recorded, in its environment.
  ///   - layout: the layout that was recorded.
  ///   - origins: what was noted while the views were made.
  init?(_ root: UIView, _ layout: LayoutNode, _ origins: ViewOrigins, _ document: CatalogueText?) {
    var views: [UIView] = []
    // Trees may be deeper than calls can nest.
    var waiting = [root]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.reversed()
    }
    var (count, left) = (0, [layout])
    while let node = left.popLast() {
      count += 1
      left += node.children.reversed()
    }
    guard count == views.count else { return nil }
    (self.views, self.origins, self.document) = (views, origins, document)
    traits = root.traitCollection
    (names, positions) = (LayoutTree(layout), LayoutTree(layout, naming: .position))
    indices = Dictionary(views.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
  }

  var root: UIView { views[0] }

  /// The view of a name in a finding.
  func view(named name: String, orAt position: String? = nil) -> UIView? {
    let named = views.indices.first { names.name(at: $0) == name }
    let index = named ?? position.flatMap { position in views.indices.first { positions.name(at: $0) == position } }
    return index.map { views[$0] }
  }

  func name(of view: UIView) -> String { indices[ObjectIdentifier(view)].map(names.name) ?? "the view" }

  /// The superviews of a view that were recorded, from the nearest outwards.
  func superviews(of view: UIView) -> [UIView] {
    var found: [UIView] = []
    var next = view.superview
    while let view = next, indices[ObjectIdentifier(view)] != nil {
      found.append(view)
      next = view.superview
    }
    return found
  }

  /// The frame in the root's coordinates.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: root) }

  /// The place at which the view is written, if that is in the document.
  func place(of view: UIView) -> SourcePlace? {
    guard let place = origins.place(of: view), document?.node(at: place)?.entries != nil else { return nil }
    return place
  }

  /// The mapping that the view is written as.
  func definition(of view: UIView) -> YAMLSpan? { place(of: view).flatMap { document?.node(at: $0) } }

  /// The value of a key of a view's, own or merged.
  func value(_ key: String, of view: UIView) -> YAMLSpan? {
    definition(of: view).flatMap { document?.value(key, in: $0) }
  }

  /// The words of a list that a key has.
  func words(_ key: String, of view: UIView) -> [String]? {
    value(key, of: view)?.items?.compactMap { document?.resolved($0).scalar }
  }

  /// A view itself if it is written, or the nearest one around it that is.
  func written(_ view: UIView) -> UIView? { ([view] + superviews(of: view)).first { place(of: $0) != nil } }
}

/// A constraint on one line of a catalogue file.
struct WrittenConstraint {
  /// The line: a constraint, or a visual format that has it among others.
  let text: String
  let line: ConstraintLine
  let place: SourcePlace
  /// The view that has the list.
  let owner: UIView
  let first: UIView?
  let second: UIView?
  /// The part of a visual format that is the constraint.
  var part: FormatSize?

  /// The line with another relation, and another number if one is given.
  func with(_ relation: String, number: Double? = nil) -> String {
    part?.text(with: relation, number: number) ?? text.withRelation(relation, number: number)
  }
}

extension DisplayedViews {
  /// The constraints on one line that are written for a view, or for views around it.
  func constraints(around view: UIView) -> [WrittenConstraint] {
    ([view] + superviews(of: view)).flatMap(constraints(writtenFor:))
  }

  private func constraints(writtenFor owner: UIView) -> [WrittenConstraint] {
    guard let document, let items = value("constraints", of: owner)?.items else { return [] }
    return items.compactMap { item -> (String, SourcePlace)? in
      let node = document.resolved(item).entry("constraint")?.value ?? document.resolved(item)
      guard let text = node.scalar else { return nil }
      return (text, SourcePlace(file: document.file, node.position))
    }.flatMap { text, place -> [WrittenConstraint] in
      guard let line = ConstraintLine(parsing: text) else { return sizes(in: text, at: place, owner) }
      return [
        WrittenConstraint(
          text: text, line: line, place: place, owner: owner, first: view(line.first.item, from: owner),
          second: (line.second?.item).flatMap { view($0, from: owner) })
      ]
    }
  }

  /// The sizes that a visual format gives.
  private func sizes(in text: String, at place: SourcePlace, _ owner: UIView) -> [WrittenConstraint] {
    FormatSize.all(in: text).compactMap { size in
      guard let line = ConstraintLine(parsing: size.constraint) else { return nil }
      return WrittenConstraint(
        text: text, line: line, place: place, owner: owner, first: view(line.first.item, from: owner), second: nil,
        part: size)
    }
  }

  private func view(_ item: ConstraintItem, from owner: UIView) -> UIView? {
    switch item {
    case .owner: owner
    case .superview: owner.superview
    case .named(let name):
      views.first { $0.accessibilityIdentifier == name && ($0 === owner || $0.isDescendant(of: owner)) }
    }
  }

  /// The nearest view around a view, or itself, that constraints can be added to, and what they call the view.
  func constraintOwner(for view: UIView, with other: UIView? = nil) -> (owner: UIView, names: (UIView) -> String?)? {
    let lists = ([view] + superviews(of: view)).filter { owner in
      place(of: owner) != nil && (other.map { $0 === owner || $0.isDescendant(of: owner) } ?? true)
    }
    guard let owner = lists.first(where: { $0 !== view && value("constraints", of: $0) != nil }) ?? lists.last else {
      return nil
    }
    return (
      owner,
      { [self] view in
        if view === owner { return "self" }
        guard let name = view.accessibilityIdentifier, !name.isEmpty,
          name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
          views.count(where: { $0.accessibilityIdentifier == name && $0.isDescendant(of: owner) }) == 1
        else { return nil }
        return name
      }
    )
  }
}

extension ConstraintLine {
  /// The number of a constraint that gives a size in points alone.
  var points: Double? {
    guard second == nil, case .points(let points) = offset else { return nil }
    return points
  }
}

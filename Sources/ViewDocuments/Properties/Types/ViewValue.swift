package import HeadlessUIKit
package import SourcePlaces

/// A view that is the value of a property: a title view, for example.
package struct ViewValue: Sendable {
  package let definition: any EmbeddedView

  package init(_ definition: any EmbeddedView) { self.definition = definition }

  /// Makes the view with its subviews and constraints.
  @MainActor func uiView(in context: DocumentContext) throws(PropertyError) -> UIView {
    do throws(DocumentError) { return try definition.makeView(in: context) } catch { throw .view(error) }
  }
}

/// Two are equal if they are written at the same place.
extension ViewValue: Equatable {
  package static func == (left: ViewValue, right: ViewValue) -> Bool { left.definition.place == right.definition.place }
}

/// The definition that a view is made from.
package protocol EmbeddedView: Sendable {
  var place: SourcePlace { get }
  /// The names of the view and of everything that it contains or may show.
  var allNames: Set<String> { get }
  /// Makes the view with its subviews and constraints.
  @MainActor func makeView(in context: DocumentContext) throws(DocumentError) -> UIView
}

extension PropertyKind<ViewValue> {
  package static var view: Self {
    Self(type: .view) { if case .view(let view) = $0 { view } else { nil } }
  }
}

extension PropertyValue {
  /// The names of all views in the value.
  var allNames: Set<String> {
    switch self {
    case .view(let view): view.definition.allNames
    case .list(let items): items.reduce([]) { $0.union($1.allNames) }
    case .record(let entries): entries.reduce([]) { $0.union($1.value.allNames) }
    default: []
    }
  }
}

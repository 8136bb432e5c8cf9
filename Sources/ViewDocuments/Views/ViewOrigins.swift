package import HeadlessUIKit
package import SourcePlaces

/// The places in documents that views are made from, for whoever changes what is written there.
///
/// It notes the views that are made while it is `current`, cells included.
package final class ViewOrigins: Sendable {
  @TaskLocal package static var current: ViewOrigins?

  /// The views are kept, so that no other view is taken for one of them.
  @MainActor private var origins: [ObjectIdentifier: (view: UIView, place: SourcePlace)] = [:]

  package init() {}

  @MainActor func add(_ view: UIView, at place: SourcePlace) {
    origins[ObjectIdentifier(view)] = (view, place)
  }

  /// The place of the definition that a view was made from; nil for a view that another one made.
  @MainActor package func place(of view: UIView) -> SourcePlace? { origins[ObjectIdentifier(view)]?.place }
}

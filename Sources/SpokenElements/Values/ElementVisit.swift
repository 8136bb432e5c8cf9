/// An element in its place in the order.
struct ElementVisit {
  let source: ElementSource
  /// The place in the container that it is announced with.
  var position: ElementPosition?
}

/// The place of an element in a container.
enum ElementPosition: Equatable {
  /// One of several that are numbered from 1: a segment, or a tab.
  case member(number: Int, count: Int, isTab: Bool)
  /// At the beginning of a list or landmark.
  case start(SpokenContainer.Kind)
  /// At its end.
  case end(SpokenContainer.Kind)
}

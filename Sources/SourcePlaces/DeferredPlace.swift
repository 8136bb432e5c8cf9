/// A place in a text, whose line and column are found when they are asked for.
package struct DeferredPlace: Sendable {
  private enum Kind: Sendable {
    case offset(Int, PlaceIndex)
    indirect case known(SourcePlace)
  }

  private let kind: Kind

  /// The place of the byte at an offset.
  package init(at offset: Int, in places: PlaceIndex) { kind = .offset(offset, places) }

  package init(_ place: SourcePlace) { kind = .known(place) }

  package var place: SourcePlace {
    switch kind {
    case .offset(let offset, let places): places.place(at: offset)
    case .known(let place): place
    }
  }
}

extension DeferredPlace: Equatable {
  package static func == (one: DeferredPlace, other: DeferredPlace) -> Bool { one.place == other.place }
}

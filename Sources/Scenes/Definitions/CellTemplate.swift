import SourcePlaces
import ViewDocuments

/// A template: a view that items fill.
struct CellTemplate {
  let name: String
  let view: ViewDefinition
  let place: SourcePlace
}

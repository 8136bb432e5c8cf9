public import Foundation
public import HeadlessSwiftUI
public import MapKit

/// The content of a map. It is not drawn.
public protocol MapContent: View {}

/// Makes what lies on a map.
@resultBuilder
public struct MapContentBuilder {
  /// Content as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Content as it is.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several things.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> EmptyMapContent {
    EmptyMapContent()
  }
  /// The content of an `if` without `else`; nil where its condition is false.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The content of an `if`.
  public static func buildEither<Content: MapContent>(first: Content) -> EmptyMapContent { EmptyMapContent() }
  /// The content of an `else`.
  public static func buildEither<Content: MapContent>(second: Content) -> EmptyMapContent { EmptyMapContent() }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> EmptyMapContent {
    EmptyMapContent()
  }
}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  /// Nothing.
  public nonisolated init() {}
  public var body: some View { EmptyView() }
}

// What a `ForEach` makes of several things, or of one of two.
extension TupleView: MapContent {}
extension EmptyView: MapContent {}
extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}
extension ForEach: MapContent where Content: MapContent {}
extension Group: MapContent where Content: MapContent {}

/// A balloon at a place, which is not drawn.
public struct Marker<Label: View>: MapContent {
  /// A balloon with a label of views.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}

  public var body: some View { EmptyView() }
}

extension Marker where Label == Text {
  /// A balloon with the text of a key.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// A balloon at a place of the map's.
  public init(item: MKMapItem) {}
}

extension Marker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A balloon with the text of a key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with the text of a key and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a text and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
}

extension Marker where Label == Text {
  /// A balloon with the text of a key and up to three letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a text and up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

/// A view at a place, which is not drawn.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// A view with a label of views.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public var body: some View { EmptyView() }
}

extension Annotation where Label == Text {
  /// A view with the text of a key.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// A view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

extension Annotation where Label == Text {
  /// A view at a place of the map's.
  public init(item: MKMapItem, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

/// The user's place, which is not drawn.
public struct UserAnnotation: MapContent {
  /// The user's place.
  public init() {}
  /// The user's place as a view.
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
  /// The user's place as a view, which is not made: nobody is located.
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}

  public var body: some View { EmptyView() }
}

/// The user's place: nobody is located.
public struct UserLocation: Hashable {
  /// The direction; nil if it is not known.
  public let heading: CLHeading?
  /// The place; nil if it is not known.
  public let location: CLLocation?
}

/// A line on a map, which is not drawn.
public struct MapPolyline: MapContent {
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// A line through points of the map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// A line through places.
  public init(_ polyline: MKPolyline) {}
  /// A way.
  public init(_ route: MKRoute) {}

  /// The shortest way between places.
  public enum ContourStyle: Sendable {
    /// A straight line on the map, the shortest way on the globe.
    case straight, geodesic
  }

  public var body: some View { EmptyView() }
}

/// An area on a map, which is not drawn.
public struct MapPolygon: MapContent {
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// An area between points of the map.
  public init(points: [MKMapPoint]) {}
  /// An area between places.
  public init(_ polygon: MKPolygon) {}

  public var body: some View { EmptyView() }
}

/// A circle on a map, which is not drawn.
public struct MapCircle: MapContent {
  /// A circle with a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// The circle around a rectangle.
  public init(mapRect: MKMapRect) {}
  /// A circle.
  public init(_ circle: MKCircle) {}

  public var body: some View { EmptyView() }
}

// Modifiers of content, which is not drawn.
extension MapContent {
  /// The content as it is.
  public nonisolated func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func tint(_ tint: Color?) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
  /// The content as it is.
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

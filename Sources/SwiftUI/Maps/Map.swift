public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit
public import MapKit

/// A map: a labelled placeholder stands for it, with a finding `placeholder-screen`. What lies on it is not drawn.
public struct Map<Content: View>: View {
  private let region: MKCoordinateRegion?

  private init(region: MKCoordinateRegion?) { self.region = region }

  public var body: some View { MapPlaceholder(region: region) }
}

private struct MapPlaceholder: UIViewRepresentable {
  let region: MKCoordinateRegion?

  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) { if let region { view.region = region } }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

// Maps since iOS 17.
extension Map {
  /// A map at a position with what lies on it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView { self.init(region: position.wrappedValue.region) }

  /// A map at a position with what lies on it, some of which can be chosen.
  public init<Selected: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView { self.init(region: position.wrappedValue.region) }

  /// A map at a position.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyView { self.init(region: position.wrappedValue.region) }

  /// A map at a first position with what lies on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView { self.init(region: initialPosition.region) }

  /// A map at a first position with what lies on it, some of which can be chosen.
  public init<Selected: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView { self.init(region: initialPosition.region) }

  /// A map at a position, on which places can be chosen.
  public init<Selected: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil
  ) where Content == EmptyView { self.init(region: position.wrappedValue.region) }

  /// A map at a first position, on which places can be chosen.
  public init<Selected: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil
  ) where Content == EmptyView { self.init(region: initialPosition.region) }

  /// A map at a first position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyView { self.init(region: initialPosition.region) }
}

// Maps from before iOS 17.
extension Map where Content == EmptyView {
  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(region: coordinateRegion.wrappedValue) }

  /// A map of a region with what is at places of elements.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable { self.init(region: coordinateRegion.wrappedValue) }

  /// A map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(region: nil) }

  /// A map of a rectangle with what is at places of elements.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable { self.init(region: nil) }
}

/// The interactions that a map allows. Nothing interacts with it.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is moved.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// It is made larger or smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// It is turned.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// It is tilted.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map follows the user. None does.
public enum MapUserTrackingMode: Sendable {
  /// It does not, it does.
  case none, follow
}

/// An annotation at a place of a map.
public protocol MapAnnotationProtocol {}

/// A balloon at a place, which is not drawn.
public struct MapMarker: MapAnnotationProtocol {
  /// A balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin at a place, which is not drawn.
public struct MapPin: MapAnnotationProtocol {
  /// A pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view at a place, which is not drawn.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

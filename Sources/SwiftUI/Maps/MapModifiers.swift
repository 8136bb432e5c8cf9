public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit
public import MapKit
import UIKitPresentation

/// The look of a map, which is not drawn.
public struct MapStyle: Sendable {
  /// Whether heights are shown.
  public struct Elevation: Sendable {
    /// As the system has it.
    public static let automatic = Elevation()
    /// Flat.
    public static let flat = Elevation()
    /// With heights.
    public static let realistic = Elevation()
  }

  /// The emphasis of the map.
  public struct StandardEmphasis: Sendable {
    /// As the system has it.
    public static let automatic = StandardEmphasis()
    /// Less.
    public static let muted = StandardEmphasis()
  }

  /// A drawn map.
  public static let standard = MapStyle()
  /// Pictures.
  public static let imagery = MapStyle()
  /// Pictures with names.
  public static let hybrid = MapStyle()
  /// A drawn map.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Pictures with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// The categories of places that a map names.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories()
  }
  /// All but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories()
  }
}

/// A button that shows the user's place: nothing, as there is no map.
public struct MapUserLocationButton: View {
  /// A button for a map.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A compass: nothing, as there is no map.
public struct MapCompass: View {
  /// A compass for a map.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// The scale of a map: nothing, as there is no map.
public struct MapScaleView: View {
  /// The scale of a map.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A button that tilts a map: nothing, as there is no map.
public struct MapPitchToggle: View {
  /// A button for a map.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// Has no effect: maps are not drawn.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: maps are not drawn.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: maps are not drawn.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: maps are not drawn.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}

/// A place seen from the street: a labelled placeholder stands for it, with a finding.
public struct LookAroundPreview: View {
  /// A place, which is not shown.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// A place, which is not shown.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public var body: some View { LookAroundPlaceholder() }
}

private struct LookAroundPlaceholder: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    FrameworkView.show("LookAroundPreview", of: "MapKit", in: view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

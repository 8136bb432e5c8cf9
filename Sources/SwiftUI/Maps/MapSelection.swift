public import Foundation
public import HeadlessSwiftUI
public import MapKit

/// What is selected in a map: a mark of the app's, or a place of the map's.
public struct MapSelection<Value: Hashable>: Hashable {
  /// The mark; nil for a place of the map's.
  public var value: Value?
  /// The place; nil for a mark.
  public var feature: MapFeature? { nil }
  /// A selected mark.
  public init(_ value: Value) { self.value = value }
}

/// A place of the map's.
public struct MapFeature: Hashable {
  private let latitude: Double
  private let longitude: Double
  /// The kind of a place.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// A place with a category.
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    /// A town or a country.
    public static let territory = FeatureKind(name: "territory")
    /// A mountain or a river.
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }

  /// The name.
  public let title: String?
  /// The kind.
  public let kind: FeatureKind?
  /// The picture of its category; nil for none.
  public let image: Image?
  /// The category; nil for none.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// The colour of its balloon; nil for none.
  public let backgroundColor: Color?
  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  public static func == (a: MapFeature, b: MapFeature) -> Bool {
    a.title == b.title && a.kind == b.kind && a.latitude == b.latitude && a.longitude == b.longitude
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(latitude)
    hasher.combine(longitude)
  }
}

/// What is shown beside a selected place.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
  /// A callout.
  public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
  /// A button in a callout.
  public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
  /// A sheet.
  public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")

  /// The size of a callout.
  public enum CalloutStyle: Sendable {
    /// As there is room.
    case automatic
    /// Small.
    case compact
    /// Large.
    case full
  }

  /// A callout of a size.
  public static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle { .callout }
}

extension View {
  /// Has no effect: maps are not drawn.
  public nonisolated func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: maps are not drawn.
  public nonisolated func mapFeatureSelectionContent<Content: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: maps are not drawn.
  public nonisolated func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: maps are not drawn.
  public nonisolated func mapCameraKeyframeAnimator<Trigger: Equatable, Frames: Keyframes>(
    trigger: Trigger, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> Frames
  ) -> some View where Frames.Value == MapCamera { modifier(EmptyModifier()) }

  /// Details of a place, which are not shown: a finding where they are to be.
  public nonisolated func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View { notPresented("mapItemDetailSheet(isPresented:item:)", when: isPresented.wrappedValue) }
  /// Details of a place, which are not shown: a finding where they are to be.
  public nonisolated func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
    notPresented("mapItemDetailSheet(item:)", when: item.wrappedValue != nil)
  }
  /// Details of a place, which are not shown: a finding where they are to be.
  public nonisolated func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { notPresented("mapItemDetailPopover(isPresented:item:)", when: isPresented.wrappedValue) }
  /// A place's details, which are not shown: a finding where they are to be.
  public nonisolated func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { notPresented("mapItemDetailPopover(isPresented:item:)", when: isPresented.wrappedValue) }
  /// A place's details, which are not shown: a finding where they are to be.
  public nonisolated func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { notPresented("mapItemDetailPopover(item:)", when: item.wrappedValue != nil) }
  /// A place's details, which are not shown: a finding where they are to be.
  public nonisolated func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge
  ) -> some View { notPresented("mapItemDetailPopover(item:)", when: item.wrappedValue != nil) }
  /// A view of a street, which is not shown: a finding where it is to be.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { notPresented("lookAroundViewer(isPresented:scene:)", when: isPresented.wrappedValue) }
  /// A view of a street, which is not shown: a finding where it is to be.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { notPresented("lookAroundViewer(isPresented:initialScene:)", when: isPresented.wrappedValue) }
}

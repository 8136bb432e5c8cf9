public import CoreLocation
public import UIKit

/// Something that GeoJSON describes.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}

/// Lines that are one overlay.
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.centre }
}

/// Areas that are one overlay.
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.centre }
}

extension MKMapRect {
  fileprivate var centre: CLLocationCoordinate2D {
    isNull ? CLLocationCoordinate2D() : MKMapPoint(x: midX, y: midY).coordinate
  }
}

/// A renderer of lines. Stored.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
}

/// A renderer of areas. Stored.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
}

/// Shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The name of the feature; that of one with a number is the number.
  public let identifier: String?
  /// The properties as JSON; `nil` without any.
  public let properties: Data?
  /// The shapes of the feature.
  public let geometry: [any MKShape & MKGeoJSONObject]

  init(_ json: [String: Any]) throws {
    identifier = (json["id"] as? String) ?? (json["id"] as? NSNumber)?.stringValue
    let properties = json["properties"] as? [String: Any]
    self.properties = try properties.map { try JSONSerialization.data(withJSONObject: $0) }
    geometry = try (json["geometry"] as? [String: Any]).map { try GeoJSON.shapes($0) } ?? []
    super.init()
  }
}

/// Reads GeoJSON.
open class MKGeoJSONDecoder: NSObject {
  /// The shapes and features of a text; `MKError.decodingFailed` for another.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw MKError(.decodingFailed)
    }
    switch json["type"] as? String {
    case "FeatureCollection":
      guard let features = json["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try features.map { try MKGeoJSONFeature($0) }
    case "Feature": return [try MKGeoJSONFeature(json)]
    default: return try GeoJSON.shapes(json)
    }
  }
}

/// The shapes of GeoJSON's geometries: longitudes come before latitudes.
private enum GeoJSON {
  static func shapes(_ json: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
    let parts = json["coordinates"]
    switch json["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try place(parts))]
    case "MultiPoint": return try list(parts).map { MKPointAnnotation(coordinate: try place($0)) }
    case "LineString": return [try line(parts)]
    case "MultiLineString": return [MKMultiPolyline(try list(parts).map(line))]
    case "Polygon": return [try area(parts)]
    case "MultiPolygon": return [MKMultiPolygon(try list(parts).map(area))]
    case "GeometryCollection":
      guard let geometries = json["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try geometries.flatMap { try shapes($0) }
    default: throw MKError(.decodingFailed)
    }
  }

  private static func list(_ json: Any?) throws -> [Any] {
    guard let list = json as? [Any] else { throw MKError(.decodingFailed) }
    return list
  }

  private static func place(_ json: Any?) throws -> CLLocationCoordinate2D {
    let numbers = try list(json).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }

  private static func line(_ json: Any?) throws -> MKPolyline {
    let places = try list(json).map { try place($0) }
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// An outline, then holes.
  private static func area(_ json: Any?) throws -> MKPolygon {
    let rings = try list(json).map { try list($0).map { try place($0) } }
    guard let outline = rings.first else { throw MKError(.decodingFailed) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(
      coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : Array(holes))
  }
}

// Foundation on Linux has values of rows of numbers.

extension NSValue {
  /// A value that holds a place.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(point: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
  }
  /// A value that holds the size of a region.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(point: CGPoint(x: span.latitudeDelta, y: span.longitudeDelta))
  }

  /// The place in the value.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: Double(pointValue.x), longitude: Double(pointValue.y))
  }
  /// The size of a region in the value.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: Double(pointValue.x), longitudeDelta: Double(pointValue.y))
  }
}

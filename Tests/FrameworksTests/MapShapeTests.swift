import Contacts
import CoreLocation
import MapKit
import Testing

/// Shapes and cameras of maps. The map is Mercator's square of 2²⁸ points (`MKMapPoint`'s documentation), whose middle is
/// where the equator meets the prime meridian.
@Suite struct MapShapeTests {
  private final class Trail: MKPolyline {
    var width = 3.0
  }

  private let places = [
    CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 0, longitude: 90),
    CLLocationCoordinate2D(latitude: 0, longitude: 120),
  ]

  @Test func aLinesPoints() {
    let line = Trail(coordinates: places, count: places.count)
    #expect(line.pointCount == 3 && line.width == 3)
    let points = UnsafeBufferPointer(start: line.points(), count: line.pointCount)
    #expect(points[0].x == 134_217_728 && points[1].x == 201_326_592)
    #expect(abs(points[2].x - (134_217_728 + 268_435_456.0 / 3)) < 1e-6)
    let copy = Trail(points: line.points(), count: line.pointCount)
    #expect(abs(copy.boundingMapRect.width - line.boundingMapRect.width) < 1e-3)
    #expect(abs(line.location(atPointIndex: 1) - 0.75) < 1e-9 && line.location(atPointIndex: 2) == 1)
    #expect(MKPolyline().pointCount == 0 && MKPolyline().location(atPointIndex: 0) == 0)
  }

  @Test func areasWithHoles() {
    let hole = MKPolygon(coordinates: places, count: places.count)
    let area = MKPolygon(points: hole.points(), count: hole.pointCount, interiorPolygons: [hole])
    #expect(area.interiorPolygons == [hole] && area.pointCount == 3)
    #expect(area.intersects(.world) && !area.intersects(MKMapRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func aRenderersPointsBeginAtItsOverlay() {
    let renderer = MKPolylineRenderer(polyline: MKPolyline(coordinates: places, count: places.count))
    let corner = MKMapPoint(places[0])
    #expect(renderer.point(for: corner) == .zero)
    let point = renderer.mapPoint(for: CGPoint(x: 5, y: -3))
    #expect((point.x, point.y) == (corner.x + 5, corner.y - 3))
    #expect(renderer.rect(for: renderer.mapRect(for: CGRect(x: 1, y: 2, width: 3, height: 4))).width == 3)
  }

  /// The template is that of `MKTileOverlay.urlTemplate`'s documentation.
  @Test func addressesOfTiles() {
    let tiles = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}@{scale}.png")
    let path = MKTileOverlayPath(x: 3, y: 5, z: 7, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://example.com/7/3/5@2.png")
    #expect(MKTileOverlay(urlTemplate: nil).url(forTilePath: path).isFileURL)
  }

  @Test func aCameraLooksFromItsEye() {
    let camera = MKMapCamera(
      lookingAtCenter: places[1], fromEyeCoordinate: places[0], eyeAltitude: 1000)
    #expect(abs(camera.heading - 90) < 1e-9 && camera.altitude == 1000 && camera.pitch > 89)
    let above = MKMapCamera(lookingAtCenter: places[0], fromEyeCoordinate: places[0], eyeAltitude: 500)
    #expect(above.pitch == 0 && above.centerCoordinateDistance == 500)
  }

  @MainActor @Test func regionsAndRectanglesOfAView() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(center: places[0], span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
    let region = map.convert(CGRect(x: 50, y: 25, width: 100, height: 50), toRegionFrom: map)
    let rect = map.convert(region, toRectTo: map)
    #expect(abs(rect.minX - 50) < 0.5 && abs(rect.width - 100) < 0.5)
    let (first, second) = (MKPolyline(), MKPolyline())
    map.addOverlays([first])
    map.insertOverlay(second, below: first)
    #expect(map.overlays.first === second)
    map.exchangeOverlay(first, with: second)
    #expect(map.overlays.first === first)
  }

  @Test func placesWithAddresses() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.country) = ("Invalidenstraße 1", "Berlin", "Germany")
    let place = MKPlacemark(coordinate: places[0], postalAddress: address)
    #expect(place.locality == "Berlin" && place.thoroughfare == "Invalidenstraße 1" && place.postalCode == nil)
    #expect(MKMapItem().name == nil)
    let location = CLLocation(
      coordinate: places[1], altitude: 3, horizontalAccuracy: 1, verticalAccuracy: 1, course: 90, courseAccuracy: 2,
      speed: 4, speedAccuracy: 5, timestamp: Date(timeIntervalSince1970: 0))
    #expect((location.courseAccuracy, location.speedAccuracy, location.speed) == (2, 5, 4))
    #expect(CLLocation(latitude: 0, longitude: 0).speedAccuracy == -1)
  }

  /// Metres follow the length of a degree on the sphere that regions use.
  @Test func aRequestForPlacesAround() {
    let request = MKLocalPointsOfInterestRequest(center: places[0], radius: 500)
    let same = MKLocalPointsOfInterestRequest(coordinateRegion: request.region)
    #expect(request.radius == 500 && abs(same.radius - 500) < 0.01)
    #expect(MKDistanceFormatter().distance(from: "2.5 km") == 2500 && MKDistanceFormatter().distance(from: "far") == -1)
  }
}

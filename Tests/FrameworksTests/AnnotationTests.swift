import MapKit
import QuickLook
import Testing

/// Titles that an object need not have. They are optional requirements of Apple's protocols, so their values are optionals of
/// optionals where the class is not known (The Swift Programming Language, "Optional Protocol Requirements").
@Suite struct AnnotationTests {
  private final class Place: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    var title: String? { "Home" }
  }

  private final class Letter: NSObject, QLPreviewItem {
    let previewItemURL: URL? = nil
    let previewItemTitle: String? = "Letter"
  }

  @Test func titlesOfAnnotations() throws {
    let annotation: any MKAnnotation = Place()
    let title = try #require(annotation.title)
    #expect(title == "Home")
    #expect(annotation.title!! == "Home" && (annotation.subtitle ?? nil) == nil)
    #expect(Place().title?.count == 4 && MKPointAnnotation().title == nil)
  }

  @Test func titlesOfFiles() {
    let item: any QLPreviewItem = Letter()
    #expect((item.previewItemTitle ?? nil) == "Letter" && Letter().previewItemTitle?.count == 6)
  }
}

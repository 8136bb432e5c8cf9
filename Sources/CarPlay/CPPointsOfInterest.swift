public import MapKit

/// A map with places.
@preconcurrency @MainActor
open class CPPointOfInterestTemplate: CPTemplate, CPBarButtonProviding {
  open var title: String
  open private(set) var pointsOfInterest: [CPPointOfInterest]
  open var selectedIndex: Int
  open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    (self.title, self.pointsOfInterest, self.selectedIndex) = (title, pointsOfInterest, selectedIndex)
  }

  open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    (self.pointsOfInterest, self.selectedIndex) = (pointsOfInterest, selectedIndex)
  }
}

/// The delegate of a map with places. It is never called.
@preconcurrency @MainActor
public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}

extension CPPointOfInterestTemplateDelegate {
  public func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: CPPointOfInterest
  ) {}
}

/// A place of a map.
@preconcurrency @MainActor
open class CPPointOfInterest: NSObject {
  open class var pinImageSize: CGSize { CGSize(width: 40, height: 40) }
  open var location: MKMapItem
  open var title: String
  open var subtitle: String?
  open var summary: String?
  open var detailTitle: String?
  open var detailSubtitle: String?
  open var detailSummary: String?
  open var pinImage: UIImage?
  open var selectedPinImage: UIImage?
  open var primaryButton: CPTextButton?
  open var secondaryButton: CPTextButton?
  open var userInfo: Any?

  public init(
    location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?,
    detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?, selectedPinImage: UIImage? = nil
  ) {
    (self.location, self.title, self.subtitle, self.summary) = (location, title, subtitle, summary)
    (self.detailTitle, self.detailSubtitle, self.detailSummary) = (detailTitle, detailSubtitle, detailSummary)
    (self.pinImage, self.selectedPinImage) = (pinImage, selectedPinImage)
  }
}

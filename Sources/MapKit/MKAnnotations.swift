// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// A place of a map with something to show.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  @_disfavoredOverload
  var title: String? { get }
  @_disfavoredOverload
  var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload
  public var title: String? { nil }
  @_disfavoredOverload
  public var subtitle: String? { nil }
}

extension NSObjectProtocol where Self: MKAnnotation {
  /// The title, as an optional of an optional: in Objective-C an annotation need not have one, so apps write
  /// `annotation.title!!` and `if let title = annotation.title, let title`.
  public var title: String?? { title as String? }
  /// The subtitle, as an optional of an optional.
  public var subtitle: String?? { subtitle as String? }
}

/// A title at a place.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// A place with a title.
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  public override init() {
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// A place of the map's that is selected. None is.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
  /// The kind of a place, with MapKit's raw values.
  public enum FeatureType: Int, Sendable {
    case pointOfInterest = 0
    case territory = 1
    case physicalFeature = 2
  }

  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  open var subtitle: String? { nil }
  open var featureType: FeatureType { .pointOfInterest }
  open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }

  init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
}

/// The location of the user: unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}

/// Annotations that are shown as one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
}

/// A view of an annotation. It is not shown on a map; elsewhere it is a view with an image.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open private(set) var reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  open var canShowCallout = false
  open var calloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open private(set) weak var cluster: MKAnnotationView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  private let imageView = UIImageView()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(imageView)
  }

  /// Called by `make`; runs the subclass's `init(annotation:reuseIdentifier:)`.
  @available(*, unavailable)
  public required convenience init(__annotation annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a view of a class by its `init(annotation:reuseIdentifier:)`.
  final class func make(
    _ type: AnyClass, _ annotation: any MKAnnotation, _ reuseIdentifier: String
  ) -> MKAnnotationView {
    let maker = type as? any AnnotationViewMaking.Type
    return maker?.init(__annotation: annotation, reuseIdentifier: reuseIdentifier) as? MKAnnotationView
      ?? MKAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(imageView)
  }

  /// The image; setting it gives the view its size.
  open var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      guard let size = newValue?.size else { return }
      bounds.size = size
      imageView.frame = bounds
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}

  /// The state of dragging a view, with its raw values.
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// The shape of a view for collisions, with its raw values.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }
}

/// A class of views that are created with their annotation.
private protocol AnnotationViewMaking {
  @MainActor init(__annotation annotation: (any MKAnnotation)?, reuseIdentifier: String?)
}

@available(*, unavailable)
extension MKAnnotationView: AnnotationViewMaking {}

/// A marker: nothing is drawn of it.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// A pin: nothing is drawn of it.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}

/// The person's dot: nothing is drawn of it.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}

/// Whether a title is shown, with MapKit's raw values.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden = 1
  case visible = 2
}

/// The importance of showing a view.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The height of a view above others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

@_exported public import Photos
@_exported public import UIKit
import UIKitPresentation

/// A screen for choosing photographs: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = SystemScreenView("PHPickerViewController", "Chooses pictures.")
  }
}

/// The choices that a picker offers. Stored.
public struct PHPickerConfiguration: @unchecked Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}

  /// The version of the file that is provided, with its raw values.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// The way in which photographs are selected, with its raw values.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
  }
}

/// A filter for the media that may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  let names: [String]

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  public static let bursts = PHPickerFilter(names: ["bursts"])
  public static let cinematicVideos = PHPickerFilter(names: ["cinematicVideos"])
  public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
  public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
  public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
  public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])
  public static let spatialMedia = PHPickerFilter(names: ["spatialMedia"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: ["all"] + subfilters.flatMap(\.names))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: filter.names.map { "not \($0)" })
  }
}

/// A chosen item: there are none.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// The delegate of a choice. It is never called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A Live Photo: a labelled placeholder.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  open var livePhoto: PHLivePhoto?
  open var isMuted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("PHLivePhotoView", of: "PhotosUI", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("PHLivePhotoView", of: "PhotosUI", in: self)
  }
}

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
  public var mode = Mode.default
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  public var disabledCapabilities: PHPickerCapabilities = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}

  /// The version of the file that is provided, with its raw values.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// The arrangement of photographs, with its raw values.
  public enum Mode: Int, Sendable {
    case `default` = 0
    case compact = 1
  }

  /// The way in which photographs are selected, with its raw values.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
    case continuous = 2
    case continuousAndOrdered = 3
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
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("PHLivePhotoView", of: "PhotosUI", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("PHLivePhotoView", of: "PhotosUI", in: self)
  }
}

/// The parts of a picker, with their raw values.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension PHPhotoLibrary {
  /// Does nothing: nobody chooses photographs.
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  /// Calls the handler with none: nobody chooses photographs.
  @preconcurrency @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}

/// The ways to play a photograph with its movement, with their raw values.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full = 1
  case hint = 2
}

/// The delegate of a photograph with its movement. It is never called.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle
  ) {}
}

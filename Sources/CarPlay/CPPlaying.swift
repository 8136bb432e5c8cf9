// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The screen of what plays.
@preconcurrency @MainActor
open class CPNowPlayingTemplate: CPTemplate {
  /// The screen.
  open class var shared: CPNowPlayingTemplate { only }
  private static let only = CPNowPlayingTemplate()

  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open var isUpNextButtonEnabled = false
  open var upNextTitle = ""
  open var isAlbumArtistButtonEnabled = false
  private var observers: [any CPNowPlayingTemplateObserver] = []

  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }
  /// Keeps an observer, which is never called.
  open func add(_ observer: any CPNowPlayingTemplateObserver) { observers.append(observer) }
  open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers.removeAll { $0 === observer } }
}

/// The observer of what plays. It is never called.
@preconcurrency @MainActor
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

/// The largest size of a button's picture.
public let CPNowPlayingButtonMaximumImageSize = CGSize(width: 20, height: 20)

/// A button of the screen of what plays.
@preconcurrency @MainActor
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  let handler: ((CPNowPlayingButton) -> Void)?

  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}

/// The button that mixes songs.
@preconcurrency @MainActor
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}

/// The button that adds a song to a library.
@preconcurrency @MainActor
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}

/// The button with more choices.
@preconcurrency @MainActor
open class CPNowPlayingMoreButton: CPNowPlayingButton {}

/// The button of the speed.
@preconcurrency @MainActor
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}

/// The button that repeats songs.
@preconcurrency @MainActor
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}

/// A button with a picture.
@preconcurrency @MainActor
open class CPNowPlayingImageButton: CPNowPlayingButton {
  public let image: UIImage?

  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}

public import UIKitCore
public import UIKitValues

/// The images of a slider by state.
struct SliderImages {
  var thumbs = StateValues<UIImage>()
  var minimumTracks = StateValues<UIImage>()
  var maximumTracks = StateValues<UIImage>()

  mutating func takeOver(from proxy: SliderImages) {
    thumbs.takeOver(from: proxy.thumbs)
    minimumTracks.takeOver(from: proxy.minimumTracks)
    maximumTracks.takeOver(from: proxy.maximumTracks)
  }
}

extension UISlider {
  /// Sets the thumb's image in a state; states without one use that of `normal`.
  public final func setThumbImage(_ image: UIImage?, for state: State) { images.thumbs[state] = image }

  /// Sets the image of the track before the thumb in a state.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) { images.minimumTracks[state] = image }

  /// Sets the image of the track after the thumb in a state.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) { images.maximumTracks[state] = image }

  /// The thumb's image in a state, if one was set for it or for `normal`.
  public final func thumbImage(for state: State) -> UIImage? { images.thumbs.value(for: state) }

  /// The image of the track before the thumb in a state.
  public final func minimumTrackImage(for state: State) -> UIImage? { images.minimumTracks.value(for: state) }

  /// The image of the track after the thumb in a state.
  public final func maximumTrackImage(for state: State) -> UIImage? { images.maximumTracks.value(for: state) }

  /// The thumb's image in the current state.
  public final var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// The image of the track before the thumb in the current state.
  public final var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The image of the track after the thumb in the current state.
  public final var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}

import Foundation

extension UIButton {
  /// Sets the image of the background view for the current state.
  func updateBackground() {
    if let image = currentBackgroundImage {
      backgroundView.image = image
    } else {
      storedBackgroundView?.image = nil
    }
  }

  private var backgroundView: UIImageView {
    if let storedBackgroundView { return storedBackgroundView }
    let view = UIImageView()
    storedBackgroundView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The size of the content, but at least that of the background image: UIKit's behaviour is not documented.
  var sizeWithBackground: CGSize {
    let (content, background) = (fittingSize, currentBackgroundImage?.size ?? .zero)
    return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// Copies an appearance proxy's colours and images for the states without values of their own.
  func takeOverStateValues(from proxy: UIButton) {
    let hasColors = titleColors.takeOver(from: proxy.titleColors)
    let hasImages = backgroundImages.takeOver(from: proxy.backgroundImages)
    if hasColors || hasImages { contentDidChange() }
  }
}

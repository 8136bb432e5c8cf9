import Foundation

extension UIButton {
  /// Gives the view behind the content the picture of the state.
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

  /// The size of the content, but at least that of the background picture: what UIKit does is not documented.
  var sizeWithBackground: CGSize {
    let (content, background) = (fittingSize, currentBackgroundImage?.size ?? .zero)
    return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// Takes over a proxy's colours and pictures for states that have none of their own.
  func takeOverStateValues(from proxy: UIButton) {
    let hasColors = titleColors.takeOver(from: proxy.titleColors)
    let hasImages = backgroundImages.takeOver(from: proxy.backgroundImages)
    if hasColors || hasImages { contentDidChange() }
  }
}

@_exported public import CoreLocation
@_exported public import UIKit

/// The words on a button for sharing the place.
public enum CLLocationButtonLabel: Int, Sendable {
  case none = 0
  case currentLocation = 1
  case sendCurrentLocation = 2
  case sendMyCurrentLocation = 3
  case shareCurrentLocation = 4
  case shareMyCurrentLocation = 5

  fileprivate var words: String? {
    switch self {
    case .none: nil
    case .currentLocation: "Current Location"
    case .sendCurrentLocation: "Send Current Location"
    case .sendMyCurrentLocation: "Send My Current Location"
    case .shareCurrentLocation: "Share Current Location"
    case .shareMyCurrentLocation: "Share My Current Location"
    }
  }
}

/// The icon on a button for sharing the place.
public enum CLLocationButtonIcon: Int, Sendable {
  case none = 0
  case arrowFilled = 1
  case arrowOutline = 2

  fileprivate var symbol: UIImage? {
    switch self {
    case .none: nil
    case .arrowFilled: UIImage(systemName: "location.fill")
    case .arrowOutline: UIImage(systemName: "location")
    }
  }
}

/// A button for sharing the place once: the words and icon in white on the tint. Its size is an ordinary button's with
/// insets of 12 and 16 points, as documentation gives none.
@preconcurrency @MainActor
open class CLLocationButton: UIControl {
  open var icon = CLLocationButtonIcon.none { didSet { show() } }
  open var label = CLLocationButtonLabel.currentLocation { didSet { show() } }
  open var fontSize: CGFloat = 17 { didSet { show() } }
  open var cornerRadius: CGFloat = 9 { didSet { show() } }
  private let button = UIButton(type: .custom)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addButton()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButton()
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  private func addButton() {
    button.isUserInteractionEnabled = false
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
    show()
  }

  private func show() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = label.words
    configuration.image = icon.symbol
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    configuration.background.cornerRadius = cornerRadius
    configuration.cornerStyle = .fixed
    let size = fontSize
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: size, weight: .semibold)
      return attributes
    }
    button.configuration = configuration
    invalidateIntrinsicContentSize()
  }
}

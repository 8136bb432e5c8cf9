import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore

/// The button of a pop-up menu in a list cell: the selected element's title, and chevrons up and down after it.
///
/// The size of the chevrons and the distance to the title are from memory (confidence low).
final class PopUpAccessoryView: UIView {
  private static let spacing: CGFloat = 6
  private let label: UILabel
  private let chevrons: UIImageView

  /// Creates a button with the label and the chevrons in a colour; `nil` for that of secondary labels.
  init(_ label: UILabel, color: UIColor?) {
    self.label = label
    let configuration = UIImage.SymbolConfiguration(textStyle: .footnote)
    chevrons = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down", withConfiguration: configuration))
    super.init(frame: .zero)
    chevrons.tintColor = color ?? .secondaryLabel
    addSubview(label)
    addSubview(chevrons)
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  private var sizes: (label: CGSize, chevrons: CGSize) {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return (label.sizeThatFits(room), chevrons.sizeThatFits(room))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = sizes
    return CGSize(
      width: sizes.label.width + Self.spacing + sizes.chevrons.width,
      height: max(sizes.label.height, sizes.chevrons.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (sizes, grid) = (sizes, traitCollection.pixelGrid)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func frame(_ size: CGSize, x: CGFloat) -> CGRect {
      let left = isMirrored ? bounds.width - x - size.width : x
      return CGRect(origin: CGPoint(x: left, y: grid.nearest((bounds.height - size.height) / 2)), size: size)
    }
    label.frame = frame(sizes.label, x: 0)
    chevrons.frame = frame(sizes.chevrons, x: sizes.label.width + Self.spacing)
  }
}

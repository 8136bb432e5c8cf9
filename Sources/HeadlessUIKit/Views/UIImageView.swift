package import Drawing
public import Foundation

/// A view that shows a picture, placed by its content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view as large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The picture; one of another size changes the intrinsic content size. Without one the view has none.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The picture's size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  package override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool {
    type(of: self) != UIImageView.self
  }

  package override func recordContent(into commands: inout [DrawCommand], origin: CGPoint) {
    guard let image, let source = image.source else { return }
    let rect = contentMode.rect(forContentOf: image.size, in: CGRect(origin: origin, size: bounds.size))
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    commands.append(.image(source, in: rect))
  }

  package override func describeContent(into node: inout ViewNode) {
    guard let message = image?.source?.colorFinding else { return }
    node.findings.append(ViewFinding(kind: .unknownColors, view: node.name ?? node.className, message: message))
  }
}

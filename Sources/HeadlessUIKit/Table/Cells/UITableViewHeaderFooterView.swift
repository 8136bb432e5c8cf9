public import Foundation
import SystemText

/// What shows a section's header or footer in a table: a content view, with a title of the table's or the app's own.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableElementView {
  /// What the view was registered or made under.
  open internal(set) var reuseIdentifier: String?
  final weak var host: UITableView?
  final var title = HeaderFooterTitle()
  private let firstContentView = TableContentView(frame: .zero)

  /// A view that is lent out under the identifier. A subclass that is registered overrides this.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    layoutMarks[.isLayoutIsland] = true
    margins.insetsFromSafeArea = false
    firstContentView.setSystemMargins(vertical: 8)
    firstContentView.frame = bounds
    firstContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(firstContentView)
  }

  /// A view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What `make` calls: `init(reuseIdentifier:)` of the subclass.
  @available(*, unavailable)
  public required convenience init(__reuseIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Where the view's own views go.
  open var contentView: UIView { firstContentView }
  /// The title; in the content view once it is asked for.
  open var textLabel: UILabel? { titleLabel }
  /// A second text, which only plain tables place.
  open var detailTextLabel: UILabel? { detailLabel }

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView {
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  /// Called when the view is lent out again. An override calls this one, and takes back what it set.
  open func prepareForReuse() {}

  open override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      title.hasOwnMargins = true
      super.layoutMargins = newValue
    }
  }

  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      title.hasOwnMargins = true
      super.directionalLayoutMargins = newValue
    }
  }

  open override func layoutSubviews() {
    contentView.move(to: bounds)
    backgroundView?.frame = bounds
    super.layoutSubviews()
    placeTitle()
  }

  /// The height that suits the title at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titleHeight(width: size.width))
  }

  /// The size that the constraints in the content view want; that of the title where there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.move(to: bounds)
    guard containsAutoLayout else {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority.besideRequired,
      verticalFittingPriority: verticalFittingPriority)
    return horizontalFittingPriority.isRequired ? CGSize(width: targetSize.width, height: size.height) : size
  }

  override var mayHaveContent: Bool { false }

  override var encapsulatedContent: UIView? { host == nil ? nil : contentView }

  /// The content asks for another size: the table measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }
}

extension UITableViewHeaderFooterView: ReusableView {}

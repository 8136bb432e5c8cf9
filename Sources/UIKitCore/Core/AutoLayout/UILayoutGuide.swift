public import Foundation

/// A rectangle in a view that constraints can refer to, and that draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociationHolder {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  final let naming = ConstraintList()
  /// The guide's frame in the last layout, in the owning view's coordinate space.
  final var placement = CGRect.zero
  /// The insets that define a system guide, whose edges follow from the view's; `nil` for a custom guide.
  final var insets: GuideInsets?
  final var owner: UIView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.reference }
  }
  private final var ownerReference: LayoutItemReference?
  private nonisolated(unsafe) final var storedReference: LayoutItemReference?

  deinit {
    storedReference?.clear()
  }

  /// The view that owns the guide; setting it adds or removes the guide.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for use in messages; system guides have UIKit's.
  open var identifier = ""

  final var layoutView: UIView? { owner }

  final var reference: LayoutItemReference {
    if let storedReference { return storedReference }
    let reference = LayoutItemReference(guide: self)
    storedReference = reference
    return reference
  }

  /// The guide's frame in the owning view's coordinate space, as of the last layout, on device pixels.
  open var layoutFrame: CGRect {
    guard let owner, let insets else { return placement }
    return owner.bounds.inset(by: owner.edgeInsets(of: insets))
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The left edge, in either layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge, in either layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

  /// The active constraints that refer to the guide's position or length along the axis; none without an owning view.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.constraintsAffecting(self, axis) ?? []
  }

  /// Whether other frames of the guide would satisfy its constraints as well; `false` without an owning view.
  open var hasAmbiguousLayout: Bool {
    guard let owner else { return false }
    return owner.isAmbiguous(self, .horizontal) || owner.isAmbiguous(self, .vertical)
  }
}

/// The insets of a system guide from the edges of its view.
enum GuideInsets {
  case layoutMargins
  case safeArea
  case readableContent

  /// UIKit's identifier for the guide.
  var identifier: String {
    switch self {
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    }
  }
}

extension UIView {
  func edgeInsets(of guide: GuideInsets) -> UIEdgeInsets {
    switch guide {
    case .layoutMargins: layoutMargins
    case .safeArea: safeAreaInsets
    case .readableContent: readableContentInsets
    }
  }

  /// The view's system guide with these insets, created on first access.
  func systemGuide(_ insets: GuideInsets) -> UILayoutGuide {
    let storage = autoLayoutStorage
    if let guide = storage.systemGuides.first(where: { $0.insets == insets }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = insets.identifier
    guide.insets = insets
    guide.owner = self
    storage.systemGuides.append(guide)
    return guide
  }
}

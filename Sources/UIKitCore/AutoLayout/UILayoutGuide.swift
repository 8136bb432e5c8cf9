public import Foundation

/// A rectangle of a view that constraints can name, and nothing is painted for.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociationHolder {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  final let naming = ConstraintList()
  /// Where the last layout put the guide, in the owning view's space.
  final var placement = CGRect.zero
  /// What makes it one of the system's guides, whose edges follow from the view's; nil for a guide of one's own.
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

  /// The view whose guide it is; setting it is the same as adding or removing the guide.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for messages; the system's guides have UIKit's.
  open var identifier = ""

  final var layoutView: UIView? { owner }

  final var reference: LayoutItemReference {
    if let storedReference { return storedReference }
    let reference = LayoutItemReference(guide: self)
    storedReference = reference
    return reference
  }

  /// In the owning view's space, as of the last layout, on device pixels.
  open var layoutFrame: CGRect {
    guard let owner, let insets else { return placement }
    return owner.bounds.inset(by: owner.edgeInsets(of: insets))
  }

  /// The edge that the owning view's direction starts at.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The edge that the owning view's direction ends at.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The left edge, in either direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge, in either direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

  /// The active constraints that name the guide's place or length along the axis; none without an owning view.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.constraintsAffecting(self, axis) ?? []
  }

  /// Whether other places of the guide would fulfil its constraints as well; false without an owning view.
  open var hasAmbiguousLayout: Bool {
    guard let owner else { return false }
    return owner.isAmbiguous(self, .horizontal) || owner.isAmbiguous(self, .vertical)
  }
}

/// What one of the system's guides leaves out at the edges of its view.
enum GuideInsets {
  case layoutMargins
  case safeArea
  case readableContent

  /// UIKit's name of the guide.
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

  /// The view's guide with these insets, made when it is first asked for.
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

import UIKit

/// The results of constraints, guides and stack views, one fact per line.
@MainActor
public func layoutLines() -> [String] {
  [anchors(), attributes(), visualFormat(), guides(), fitting(), stack(), offsets(), masks(), arranging()]
}

private func text(_ rect: CGRect) -> String {
  "\(rect.origin.x) \(rect.origin.y) \(rect.size.width) \(rect.size.height)"
}

/// A view with an intrinsic size that counts its constraint updates.
private final class Tile: UIView {
  var size = CGSize(width: 30, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var updates = 0

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0) }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@MainActor
private func root() -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
}

@MainActor
private func add(_ views: UIView..., to root: UIView) {
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
}

@MainActor
private func anchors() -> String {
  let (root, first, second) = (root(), UIView(), Tile())
  add(first, second, to: root)
  let spacing = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
  spacing.identifier = "leading"
  let optional = first.widthAnchor.constraint(equalToConstant: 500)
  optional.priority = .defaultHigh
  NSLayoutConstraint.activate([
    spacing, optional,
    first.topAnchor.constraint(equalTo: root.topAnchor),
    first.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -10),
    first.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
    second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
    second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
    second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    second.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
  ])
  second.setContentHuggingPriority(.required, for: .horizontal)
  second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
  root.layoutIfNeeded()
  spacing.constant = 20
  second.setNeedsUpdateConstraints()
  root.setNeedsLayout()
  root.layoutIfNeeded()
  return "anchors: \(text(first.frame)), \(text(second.frame)) \(second.updates > 0) \(first.hasAmbiguousLayout)"
}

@MainActor
private func attributes() -> String {
  let (root, view) = (root(), UIView())
  add(view, to: root)
  root.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 25, right: 35)
  let constraints = [
    NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
      constant: 0),
    NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin, multiplier: 1,
      constant: 0),
    NSLayoutConstraint(
      item: view, attribute: .firstBaseline, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
      constant: 0),
    NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40),
  ]
  for constraint in constraints { constraint.isActive = true }
  root.layoutIfNeeded()
  let affecting = view.constraintsAffectingLayout(for: .horizontal).contains(constraints[0])
  NSLayoutConstraint.deactivate(constraints)
  return "attributes: \(text(view.frame)) \(affecting) \(root.constraints.count)"
}

@MainActor
private func visualFormat() -> String {
  let (root, left, right) = (root(), UIView(), UIView())
  add(left, right, to: root)
  let views = ["left": left, "right": right]
  for format in ["H:|-gap-[left(50)]-[right]|", "V:|[left(>=60@700)]", "V:[right(==left)]"] {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: ["gap": 12], views: views))
  }
  right.topAnchor.constraint(equalTo: left.topAnchor).isActive = true
  root.layoutIfNeeded()
  return "visual format: \(text(left.frame)), \(text(right.frame))"
}

@MainActor
private func guides() -> String {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  let (safe, margins, middle) = (UIView(), UIView(), UILayoutGuide())
  let root: UIView = controller.view
  add(safe, margins, to: root)
  middle.identifier = "middle"
  root.addLayoutGuide(middle)
  NSLayoutConstraint.activate([
    safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    safe.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    safe.leftAnchor.constraint(equalTo: root.leftAnchor),
    safe.rightAnchor.constraint(equalTo: root.rightAnchor),
    margins.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
    margins.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    margins.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
    margins.heightAnchor.constraint(equalToConstant: 10),
    middle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    middle.topAnchor.constraint(equalToSystemSpacingBelow: safe.topAnchor, multiplier: 2),
    middle.widthAnchor.constraint(equalToConstant: 100),
    middle.heightAnchor.constraint(equalToConstant: 50),
  ])
  root.layoutIfNeeded()
  return "guides: \(text(safe.frame)), \(margins.frame.minX) \(margins.frame.width), \(text(middle.layoutFrame))"
}

@MainActor
private func fitting() -> String {
  let (root, tile) = (UIView(), Tile())
  root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  root.preservesSuperviewLayoutMargins = false
  root.insetsLayoutMarginsFromSafeArea = false
  root.semanticContentAttribute = .forceRightToLeft
  add(tile, to: root)
  let guide = root.layoutMarginsGuide
  NSLayoutConstraint.activate([
    tile.topAnchor.constraint(equalTo: guide.topAnchor), tile.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    tile.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    tile.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
  ])
  let compressed = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  tile.size = CGSize(width: 60, height: 20)
  let wide = root.systemLayoutSizeFitting(
    CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  return "fitting: \(compressed.width) \(compressed.height), \(wide.width) \(wide.height)"
}

@MainActor
private func stack() -> String {
  let (first, second, hidden) = (Tile(), Tile(), Tile())
  let stack = UIStackView(arrangedSubviews: [first, hidden, second])
  hidden.isHidden = true
  stack.axis = .horizontal
  stack.alignment = .center
  stack.distribution = .fillEqually
  stack.spacing = 10
  stack.setCustomSpacing(20, after: first)
  stack.isLayoutMarginsRelativeArrangement = true
  stack.isBaselineRelativeArrangement = false
  stack.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
  stack.frame = CGRect(x: 0, y: 0, width: 110, height: 40)
  stack.layoutIfNeeded()
  return "stack: \(stack.arrangedSubviews.count) \(first.frame.minX) \(first.frame.width) \(second.frame.minX)"
}

@MainActor
private func offsets() -> String {
  let (root, first, second) = (root(), UIView(), UIView())
  add(first, second, to: root)
  NSLayoutConstraint.activate([
    first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    first.widthAnchor.constraint(equalToConstant: 50),
    first.topAnchor.constraint(equalTo: root.topAnchor),
    first.heightAnchor.constraint(equalToConstant: 20),
    first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalTo: first.widthAnchor),
    second.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
    second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 0.5),
    second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
    second.firstBaselineAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
  ])
  root.layoutIfNeeded()
  return "offsets: \(text(second.frame))"
}

@MainActor
private func masks() -> String {
  let (root, sprung, beside) = (root(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
  sprung.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
  root.addSubview(sprung)
  add(beside, to: root)
  NSLayoutConstraint.activate([
    beside.leadingAnchor.constraint(equalTo: sprung.trailingAnchor),
    beside.widthAnchor.constraint(equalToConstant: 10),
    beside.topAnchor.constraint(equalTo: sprung.bottomAnchor),
    beside.heightAnchor.constraint(equalToConstant: 10),
  ])
  root.layoutIfNeeded()
  root.frame.size.width = 400
  root.layoutIfNeeded()
  return "masks: \(text(beside.frame))"
}

@MainActor
private func arranging() -> String {
  let (first, second, other) = (Tile(), Tile(), Tile())
  let stack = UIStackView()
  stack.addArrangedSubview(second)
  stack.insertArrangedSubview(first, at: 0)
  stack.addArrangedSubview(other)
  stack.removeArrangedSubview(other)
  other.removeFromSuperview()
  let alignments: [UIStackView.Alignment] = [.leading, .trailing, .center, .firstBaseline, .lastBaseline, .fill]
  for alignment in alignments { stack.alignment = alignment }
  let distributions: [UIStackView.Distribution] = [
    .fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .fill,
  ]
  for distribution in distributions { stack.distribution = distribution }
  stack.axis = .vertical
  stack.axis = .horizontal
  stack.spacing = UIStackView.spacingUseSystem
  let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  return "arranging: \(size.width) \(size.height)"
}

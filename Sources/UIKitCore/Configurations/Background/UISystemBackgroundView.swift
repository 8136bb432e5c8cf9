package import Foundation

/// The view of a background configuration, named as in UIKit: as large as its superview, with the background inset in
/// it.
package final class UISystemBackgroundView: UIView {
  private let fill = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let stroke = UIView(frame: .zero)

  package var configuration: UIBackgroundConfiguration {
    didSet {
      if configuration.customView !== oldValue.customView { oldValue.customView?.removeFromSuperview() }
      showConfiguration()
    }
  }

  /// The corners rounded by the card of a table's group, unless the configuration has a shape of its own.
  package var card = CardCorners() {
    didSet { if card != oldValue { showConfiguration() } }
  }

  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    fill.layer.cornerCurve = .continuous
    stroke.layer.cornerCurve = .continuous
    fill.addSubview(picture)
    addSubview(fill)
    addSubview(stroke)
    showConfiguration()
  }

  package required init?(coder: NSCoder) { nil }

  package override var mayHaveContent: Bool { false }

  private func showConfiguration() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let radius = isPartOfCard ? CardCorners.radius : configuration.cornerRadius
    fill.layer.cornerRadius = radius
    fill.clipsToBounds = radius > 0
    clipsToBounds = isPartOfCard
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.isHidden = configuration.image == nil
    if let view = configuration.customView, view.superview !== fill { fill.addSubview(view) }
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = configuration.strokeWidth
    showStrokeColor()
    setNeedsLayout()
  }

  /// Whether the background fills a part of a card that has rounded corners.
  private var isPartOfCard: Bool {
    card.isRound && configuration.cornerRadius == 0 && configuration.backgroundInsets == .zero
  }

  private func showStrokeColor() {
    let color = configuration.resolvedStrokeColor(for: tintColor)
    stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStrokeColor()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    showConfiguration()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    let place = CGRect(origin: frame.origin, size: CGSize(width: max(0, frame.width), height: max(0, frame.height)))
    fill.frame = isPartOfCard ? card.extended(place) : place
    picture.frame = place.offsetBy(dx: -fill.frame.minX, dy: -fill.frame.minY)
    configuration.customView?.frame = picture.frame
    let outset = configuration.strokeOutset
    stroke.frame = place.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + outset) : 0
  }

  /// The configuration's insets, plus the superview's margins at the configured edges.
  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.absolute(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

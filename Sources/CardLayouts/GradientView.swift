public import Foundation
public import HeadlessUIKit

/// A view whose layer is a gradient, in colours that follow the view's traits.
///
/// Points are in fractions of the bounds, as for `CAGradientLayer`.
open class GradientView: UIView {
  open override class var layerClass: AnyClass { CAGradientLayer.self }

  private var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  /// The colours; none by default.
  open var colors: [UIColor] = [] {
    didSet { resolveColors() }
  }

  /// The places of the colours, from 0 to 1; evenly spaced if there are not as many as colours.
  open var locations: [CGFloat] {
    get { gradient?.locations?.map { CGFloat($0.doubleValue) } ?? [] }
    set { gradient?.locations = newValue.isEmpty ? nil : newValue.map { NSNumber(value: Double($0)) } }
  }

  /// The place of the first colour; the middle of the upper edge by default.
  open var startPoint: CGPoint {
    get { gradient?.startPoint ?? .zero }
    set { gradient?.startPoint = newValue }
  }

  /// The place of the last colour; the middle of the lower edge by default.
  open var endPoint: CGPoint {
    get { gradient?.endPoint ?? .zero }
    set { gradient?.endPoint = newValue }
  }

  /// The gradient's geometry; axial by default.
  open var type: CAGradientLayerType {
    get { gradient?.type ?? .axial }
    set { gradient?.type = newValue }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveColors()
  }

  private func resolveColors() {
    gradient?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
  }
}

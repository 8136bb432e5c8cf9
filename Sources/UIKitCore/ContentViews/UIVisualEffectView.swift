import Drawing
import Findings
public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A view that blurs what lies behind it, below a tint; its content is in `contentView`.
///
/// Differs from UIKit: blur and tint are estimates (`Material`), which is a finding, named once in a scene. Vibrant content
/// keeps its own colours. A view with an `alpha` below 1 blurs only what is in the same group of fading views. Where
/// transparency is reduced, the tint is opaque.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that content belongs in. It fills the view.
  public final let contentView = UIView()

  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.document?.decodeProperties(of: self, declaredBy: UIVisualEffectView.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A subview that is not in the content view is a fault.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    raiseFault(
      "NSInternalInconsistencyException", call: "UIVisualEffectView.addSubview",
      reason: "a \(type(of: subview)) was added to the view itself instead of its contentView")
  }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    guard let effect, effect.recorded != nil else { return content }
    content.notes.append(
      .init(kind: .approximateLook, message: "Materials are drawn as a blur with an estimated tint, without vibrancy."))
    guard let material = effect.material(isDark: traitCollection.userInterfaceStyle == .dark), !hasNoArea else {
      return content
    }
    let reducesTransparency = viewEnvironment.accessibility.reducesTransparency
    let area = Path.rectangle(bounds)
    if !reducesTransparency {
      content.commands.append(.backdrop(area, Material.backdrop))
    }
    content.commands.append(.fill(area, material.tint(isOpaque: reducesTransparency)))
    return content
  }

  @_spi(Subclasses) open override func addAppearance(to appearance: inout ViewAppearance, showing content: ViewContent)
  {
    super.addAppearance(to: &appearance, showing: content)
    if let effect = effect?.recorded { appearance.add(.effect, effect) }
  }
}

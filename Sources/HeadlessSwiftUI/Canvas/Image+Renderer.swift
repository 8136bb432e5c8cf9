public import Foundation
import HeadlessUIKit

extension Image {
  /// A picture that commands draw. It is not drawn: a box of the size, with a finding.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.ui(UIGraphicsImageRenderer(size: size).image { _ in }), label: label?.plain)
    isDrawn = true
  }
}

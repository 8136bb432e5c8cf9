public import Combine
public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Draws a view into a picture, as code draws: its pixels exist where something draws.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The room that is proposed to the view.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The pixels for a point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture has no transparency, kept for the app.
  @Published public var isOpaque = false
  /// The mode in which colours are mixed, kept for the app.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// A renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture; nil of a view without a size.
  public var uiImage: UIImage? {
    let controller = UIHostingController(rootView: content)
    let host = controller.host
    let size = host.size(
      for: ProposedSize(width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) }))
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    host.frame = CGRect(origin: .zero, size: size)
    host.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      host.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }
  }

  /// The picture; nil of a view without a size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Draws the view with an action, for the size that it takes.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    guard let image = uiImage else { return }
    renderer(image.size) { context in
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(origin: .zero, size: image.size))
      UIGraphicsPopContext()
    }
  }
}

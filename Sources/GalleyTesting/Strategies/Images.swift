import Drawing
public import Foundation
public import HeadlessUIKit
import ImageComparison
import Raster

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture, in one file, compared pixel by pixel.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
}

extension Diffing where Value == UIImage {
  /// Pictures, compared pixel by pixel in sRGB.
  public static var image: Diffing {
    Diffing(toData: data, fromData: image, diff: difference)
  }

  private static func data(_ image: UIImage) throws -> Data {
    guard let bitmap = image.source?.bitmap else { throw SnapshotError.emptyImage }
    return try PNG.encode(bitmap)
  }

  private static func image(_ data: Data) throws -> UIImage {
    UIImage(source: ImageSource(bitmap: try PNG.decode(data)), scale: 1)
  }

  private static func difference(_ reference: UIImage, _ actual: UIImage) -> (String, [DiffAttachment])? {
    guard let (expected, actual) = reference.source.flatMap({ a in actual.source.map { (a.bitmap, $0.bitmap) } }) else {
      return ("There is no picture.", [])
    }
    guard let difference = ImageComparison.compare(expected: expected, actual: actual) else { return nil }
    let kind = SnapshotTestingConfiguration.picture
    let picture = try? ImageComparison.picture(kind, expected: expected, actual: actual)
    let file = picture.flatMap { try? PNG.encode($0) }
    return (message(difference), file.map { [DiffAttachment($0, name: "difference.png")] } ?? [])
  }

  private static func message(_ difference: ImageDifference) -> String {
    if let sizes = difference.sizes {
      return "Newly-taken snapshot@(\(sizes.actual.width), \(sizes.actual.height)) does not match "
        + "reference@(\(sizes.expected.width), \(sizes.expected.height))."
    }
    let count = difference.differingPixels
    return "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), by at most "
      + "\(difference.largestChannelDifference) of 255"
  }
}

extension Snapshotting where Value == NSAttributedString, Format == UIImage {
  /// The text in a label of so many points width, as high as its lines, under each configuration.
  public static func image(
    width: CGFloat, categories: ContentSizeCategories = [.large], appearances: [UIUserInterfaceStyle] = [.light]
  ) -> Snapshotting {
    let configurations = SnapshotConfigurations(
      on: [.width(width)], categories: categories, appearances: appearances)
    return Snapshotting(
      .rendered(
        RenderedStrategy(configurations: configurations, tolerance: .none, allowed: []) { text in
          nonisolated(unsafe) let text = text
          return (MainActor.assumeIsolated { UILabel.snapshotLabel(text) }, nil)
        }))
  }
}

extension UILabel {
  fileprivate static func snapshotLabel(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }
}

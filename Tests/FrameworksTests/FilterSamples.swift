import CoreImage
import Foundation

/// Filters for tests. The file does not import `Testing`: with Core Image that imports a module of Apple's between them.
enum FilterSamples {
  static func inputKeys(of name: String) -> [String]? { CIFilter(name: name)?.inputKeys }

  static func code(
    of message: Data, correction: String
  ) -> (name: String, message: Data?, correction: String, hasOutput: Bool) {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = message
    filter.correctionLevel = correction
    let kept = filter.value(forKey: "inputMessage") as? Data
    return (filter.name, kept, filter.correctionLevel, filter.outputImage != nil)
  }

  static func twirl(
    center: CGPoint, radius: Double
  ) -> (center: CGPoint, radius: Float, angle: Float, vector: [CGFloat]) {
    let filter = CIFilter.twirlDistortion()
    filter.center = center
    filter.setValue(radius, forKey: kCIInputRadiusKey)
    let vector = filter.value(forKey: kCIInputCenterKey) as? CIVector
    return (filter.center, filter.radius, filter.angle, (0..<(vector?.count ?? 0)).compactMap { vector?.value(at: $0) })
  }
}

public import CoreImage
public import UIKit

/// A picture of nodes. It is the image of its name.
open class SKTexture: NSObject, NSCopying {
  private let image: UIImage?
  /// The part of the image that the texture shows, in parts of its size from the lower left.
  private let part: CGRect
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  fileprivate init(picture: UIImage?, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    (image, self.part) = (picture, part)
  }
  public override convenience init() { self.init(picture: nil) }
  public convenience init(imageNamed name: String) { self.init(picture: UIImage(named: name)) }
  public convenience init(image: UIImage) { self.init(picture: image) }
  public convenience init(cgImage image: CGImage) { self.init(picture: UIImage(cgImage: image)) }
  /// A part of a texture, in parts of its size from the lower left.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.part
    self.init(
      picture: texture.image,
      part: CGRect(
        x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
        width: rect.width * whole.width, height: rect.height * whole.height))
  }
  /// Pixels of four bytes: red, green, blue and opacity, the lowest row first.
  public convenience init(data pixelData: Data, size: CGSize) {
    self.init(data: pixelData, size: size, flipped: false)
  }
  /// Pixels of four bytes; if `flipped`, the highest row first.
  public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
    self.init(data: pixelData, size: size, bytesPerRow: Int(size.width) * 4, flipped: flipped)
  }
  public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) {
    self.init(data: pixelData, size: size, bytesPerRow: Int(rowLength) * 4, flipped: false)
  }
  /// Noise is not made: the texture is empty.
  public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) { self.init() }
  public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { self.init() }

  private convenience init(data: Data, size: CGSize, bytesPerRow: Int, flipped: Bool) {
    let height = max(Int(size.height), 0)
    let rows = (0..<height).map { row in
      data.dropFirst(row * bytesPerRow).prefix(bytesPerRow)
    }
    let bytes = Data((flipped ? rows : rows.reversed()).joined())
    let image = CGDataProvider(data: bytes as CFData).flatMap { provider in
      CGImage(
        width: Int(size.width), height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    self.init(picture: image.map { UIImage(cgImage: $0) })
  }

  open func size() -> CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: size.width * part.width, height: size.height * part.height)
  }
  open func textureRect() -> CGRect { part }
  open func cgImage() -> CGImage? {
    guard let whole = image?.cgImage, part.size != CGSize(width: 1, height: 1) else { return image?.cgImage }
    let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
    return whole.cropping(
      to: CGRect(
        x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height))
  }
  /// The texture itself: filters are not applied.
  open func applying(_ filter: CIFilter) -> SKTexture { self }
  open func generatingNormalMap() -> SKTexture { self }
  open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> SKTexture { self }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func preload() async {}
  open class func preload(_ textures: [SKTexture]) async {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A picture whose pixels an app writes. They are kept, and not shown.
open class SKMutableTexture: SKTexture {
  private let extent: CGSize
  private var bytes: [UInt8]

  public init(size: CGSize) {
    extent = size
    bytes = Array(repeating: 0, count: 4 * max(Int(size.width) * Int(size.height), 0))
    super.init(picture: nil)
  }
  public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }

  open override func size() -> CGSize { extent }
  /// Hands over the pixels, of four bytes each.
  open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {
    bytes.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
  }
}

/// The filtering between pixels, with its raw values.
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest = 0
  case linear = 1
}

/// An atlas of pictures: images by name, or those of a dictionary. One by name lists no names.
open class SKTextureAtlas: NSObject {
  private var textures: [String: SKTexture] = [:]

  public convenience init(named name: String) { self.init() }
  /// Images, or names of images, by their names in the atlas.
  public convenience init(dictionary properties: [String: Any]) {
    self.init()
    textures = properties.compactMapValues { value in
      (value as? UIImage).map { SKTexture(image: $0) } ?? (value as? String).map { SKTexture(imageNamed: $0) }
    }
  }

  open var textureNames: [String] { textures.keys.sorted() }
  open func textureNamed(_ name: String) -> SKTexture { textures[name] ?? SKTexture(imageNamed: name) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open func preload() async {}
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open class func preloadTextureAtlasesNamed(
    _ atlasNames: [String], withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
  ) { completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) }) }
}

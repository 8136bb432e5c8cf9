public import Foundation

/// The bytes of a file or of memory, for making images and fonts.
public final class CGDataProvider {
  /// The file that the bytes are of; `nil` for bytes in memory.
  let url: URL?
  /// The bytes; `nil` for a file that cannot be read.
  public let data: CFData?

  /// The bytes of a file; `nil` for one that cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url) else { return nil }
    (self.url, data) = (url, bytes)
  }

  /// The bytes of a file; `nil` for one that cannot be read.
  public convenience init?(filename: String) {
    self.init(url: Self.url(ofFile: filename))
  }

  /// The place of a file by its path as it is: a tilde at its start is no home folder.
  static func url(ofFile path: String) -> URL {
    URL(fileURLWithPath: path.hasPrefix("~") ? "./\(path)" : path)
  }

  /// Bytes in memory.
  public init?(data: CFData) { (url, self.data) = (nil, data) }
}

/// A font's file, to be registered. Differs from Core Graphics: it has no glyphs and no measures, and only the font of a
/// file, not of bytes in memory, can be registered.
public final class CGFont {
  private let url: URL?
  /// The name by which the font is found, once it is registered: the PostScript name of the file's first font.
  public private(set) var postScriptName: CFString?

  /// The font of a file.
  public init?(_ provider: CGDataProvider) {
    url = provider.url
  }

  /// The font with this name; `nil` if there is none.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 0) else { return nil }
    (url, postScriptName) = (nil, font.fontName)
  }

  /// Registers the file's fonts.
  ///
  /// - Throws: a `FontError` for a file that cannot be used; `CocoaError.featureUnsupported` for bytes in memory,
  ///   and for a font that was found by its name.
  package func register() throws {
    guard let url else { throw CocoaError(.featureUnsupported) }
    postScriptName = try UIFont.registerFonts(at: url).first
  }
}

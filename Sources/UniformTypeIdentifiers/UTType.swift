@_exported public import Foundation

/// A uniform type: its identifier and, of those that are declared here, its extension and its media type. Differs from the
/// original: types know none of the types that they conform to, but for those that are declared here.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  /// A type with an identifier. Any identifier is a type.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(_ identifier: StaticString) {
    self.identifier = "\(identifier)"
  }

  /// The type of a file's extension, if it is declared here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.facts.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else {
      return nil
    }
    self = found.type
  }

  /// The type of a media type, if it is declared here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.facts.first(where: { $0.mediaType == mimeType.lowercased() }) else { return nil }
    self = found.type
  }

  /// A type that an app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// A type that an app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public var description: String { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { fact != nil }
  public var preferredFilenameExtension: String? { fact?.extensions.first }
  public var preferredMIMEType: String? { fact?.mediaType }
  public var localizedDescription: String? { nil }

  /// The types that it conforms to, of those that are declared here.
  public var supertypes: Set<UTType> {
    var (found, waiting) = (Set<UTType>(), fact?.parents ?? [])
    while let type = waiting.popLast() {
      if found.insert(type).inserted { waiting += type.fact?.parents ?? [] }
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  public static let item = UTType("public.item" as StaticString)
  public static let content = UTType("public.content" as StaticString)
  public static let data = UTType("public.data" as StaticString)
  public static let directory = UTType("public.directory" as StaticString)
  public static let folder = UTType("public.folder" as StaticString)
  public static let package = UTType("com.apple.package" as StaticString)
  public static let bundle = UTType("com.apple.bundle" as StaticString)
  public static let url = UTType("public.url" as StaticString)
  public static let fileURL = UTType("public.file-url" as StaticString)
  public static let text = UTType("public.text" as StaticString)
  public static let plainText = UTType("public.plain-text" as StaticString)
  public static let utf8PlainText = UTType("public.utf8-plain-text" as StaticString)
  public static let rtf = UTType("public.rtf" as StaticString)
  public static let html = UTType("public.html" as StaticString)
  public static let xml = UTType("public.xml" as StaticString)
  public static let json = UTType("public.json" as StaticString)
  public static let propertyList = UTType("com.apple.property-list" as StaticString)
  public static let sourceCode = UTType("public.source-code" as StaticString)
  public static let commaSeparatedText = UTType("public.comma-separated-values-text" as StaticString)
  public static let image = UTType("public.image" as StaticString)
  public static let jpeg = UTType("public.jpeg" as StaticString)
  public static let png = UTType("public.png" as StaticString)
  public static let gif = UTType("com.compuserve.gif" as StaticString)
  public static let tiff = UTType("public.tiff" as StaticString)
  public static let bmp = UTType("com.microsoft.bmp" as StaticString)
  public static let heic = UTType("public.heic" as StaticString)
  public static let heif = UTType("public.heif" as StaticString)
  public static let webP = UTType("org.webmproject.webp" as StaticString)
  public static let svg = UTType("public.svg-image" as StaticString)
  public static let rawImage = UTType("public.camera-raw-image" as StaticString)
  public static let livePhoto = UTType("com.apple.live-photo" as StaticString)
  public static let pdf = UTType("com.adobe.pdf" as StaticString)
  public static let audiovisualContent = UTType("public.audiovisual-content" as StaticString)
  public static let movie = UTType("public.movie" as StaticString)
  public static let video = UTType("public.video" as StaticString)
  public static let audio = UTType("public.audio" as StaticString)
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie" as StaticString)
  public static let mpeg4Movie = UTType("public.mpeg-4" as StaticString)
  public static let mpeg4Audio = UTType("public.mpeg-4-audio" as StaticString)
  public static let mp3 = UTType("public.mp3" as StaticString)
  public static let wav = UTType("com.microsoft.waveform-audio" as StaticString)
  public static let archive = UTType("public.archive" as StaticString)
  public static let zip = UTType("public.zip-archive" as StaticString)
  public static let gzip = UTType("org.gnu.gnu-zip-archive" as StaticString)
  public static let spreadsheet = UTType("public.spreadsheet" as StaticString)
  public static let presentation = UTType("public.presentation" as StaticString)
  public static let database = UTType("public.database" as StaticString)
  public static let contact = UTType("public.contact" as StaticString)
  public static let vCard = UTType("public.vcard" as StaticString)
  public static let calendarEvent = UTType("public.calendar-event" as StaticString)
  public static let message = UTType("public.message" as StaticString)
  public static let emailMessage = UTType("public.email-message" as StaticString)
  public static let font = UTType("public.font" as StaticString)
  public static let epub = UTType("org.idpf.epub-container" as StaticString)
  public static let usdz = UTType("com.pixar.universal-scene-description-mobile" as StaticString)
  public static let log = UTType("com.apple.log" as StaticString)
}

extension UTType {
  /// The facts about a type, from Apple's list of system-declared types.
  private struct Fact {
    let type: UTType
    let parents: [UTType]
    let extensions: [String]
    let mediaType: String?

    init(_ type: UTType, _ parents: [UTType], _ extensions: [String] = [], _ mediaType: String? = nil) {
      (self.type, self.parents, self.extensions, self.mediaType) = (type, parents, extensions, mediaType)
    }
  }

  private var fact: Fact? { UTType.facts.first { $0.type == self } }

  private static let facts: [Fact] = [
    Fact(.item, []), Fact(.content, []), Fact(.data, [.item]), Fact(.directory, [.item]), Fact(.folder, [.directory]),
    Fact(.package, [.directory]), Fact(.bundle, [.directory]), Fact(.url, [.data]), Fact(.fileURL, [.url]),
    Fact(.text, [.data, .content]), Fact(.plainText, [.text], ["txt", "text"], "text/plain"),
    Fact(.utf8PlainText, [.plainText]), Fact(.rtf, [.text], ["rtf"], "text/rtf"),
    Fact(.html, [.text], ["html", "htm"], "text/html"), Fact(.xml, [.text], ["xml"], "application/xml"),
    Fact(.json, [.text], ["json"], "application/json"), Fact(.propertyList, [.data], ["plist"]),
    Fact(.sourceCode, [.plainText]), Fact(.commaSeparatedText, [.text], ["csv"], "text/csv"),
    Fact(.image, [.data, .content]), Fact(.jpeg, [.image], ["jpeg", "jpg", "jpe"], "image/jpeg"),
    Fact(.png, [.image], ["png"], "image/png"), Fact(.gif, [.image], ["gif"], "image/gif"),
    Fact(.tiff, [.image], ["tiff", "tif"], "image/tiff"), Fact(.bmp, [.image], ["bmp", "dib"], "image/bmp"),
    Fact(.heif, [.image], ["heif"], "image/heif"), Fact(.heic, [.heif], ["heic"], "image/heic"),
    Fact(.webP, [.image], ["webp"], "image/webp"), Fact(.svg, [.image], ["svg", "svgz"], "image/svg+xml"),
    Fact(.rawImage, [.image]), Fact(.livePhoto, []), Fact(.pdf, [.data, .content], ["pdf"], "application/pdf"),
    Fact(.audiovisualContent, [.data, .content]), Fact(.movie, [.audiovisualContent]), Fact(.video, [.movie]),
    Fact(.audio, [.audiovisualContent]), Fact(.quickTimeMovie, [.movie], ["mov", "qt"], "video/quicktime"),
    Fact(.mpeg4Movie, [.movie], ["mp4", "mpg4"], "video/mp4"),
    Fact(.mpeg4Audio, [.audio], ["mp4", "mpg4"], "audio/mp4"),
    Fact(.mp3, [.audio], ["mp3", "mpga"], "audio/mpeg"), Fact(.wav, [.audio], ["wav", "wave"], "audio/vnd.wave"),
    Fact(.archive, [.data]), Fact(.zip, [.archive], ["zip"], "application/zip"),
    Fact(.gzip, [.archive], ["gz", "gzip"], "application/x-gzip"), Fact(.spreadsheet, [.content]),
    Fact(.presentation, [.content]), Fact(.database, []), Fact(.contact, []),
    Fact(.vCard, [.text, .contact], ["vcf", "vcard"], "text/vcard"), Fact(.calendarEvent, []), Fact(.message, []),
    Fact(.emailMessage, [.message], ["eml"], "message/rfc822"), Fact(.font, []),
    Fact(.epub, [.data, .content], ["epub"], "application/epub+zip"),
    Fact(.usdz, [.data], ["usdz"], "model/vnd.usdz+zip"),
    Fact(.log, [.plainText], ["log"]),
  ]
}

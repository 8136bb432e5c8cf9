public import Foundation

/// The subject of a metadata item.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  public static let commonKeySource = AVMetadataKey(rawValue: "source")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(
    rawValue: "com.apple.quicktime.content.identifier")
  public static let quickTimeMetadataKeyLocationISO6709 = AVMetadataKey(
    rawValue: "com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(rawValue: "com.apple.quicktime.creationdate")
  public static let quickTimeMetadataKeyMake = AVMetadataKey(rawValue: "com.apple.quicktime.make")
  public static let quickTimeMetadataKeyModel = AVMetadataKey(rawValue: "com.apple.quicktime.model")
  public static let quickTimeMetadataKeySoftware = AVMetadataKey(rawValue: "com.apple.quicktime.software")
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
  public static let id3MetadataKeyAlbumTitle = AVMetadataKey(rawValue: "TALB")
  public static let id3MetadataKeyLeadPerformer = AVMetadataKey(rawValue: "TPE1")
  public static let id3MetadataKeyTrackNumber = AVMetadataKey(rawValue: "TRCK")
  public static let id3MetadataKeyYear = AVMetadataKey(rawValue: "TYER")
  public static let id3MetadataKeyContentType = AVMetadataKey(rawValue: "TCON")
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "@nam")
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "@ART")
  public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "@alb")
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")
  public static let iTunesMetadataKeyLyrics = AVMetadataKey(rawValue: "@lyr")
}

/// The identity of a metadata item: a space of keys, and a key in it.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
  public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
  public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "comn/contributor")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "comn/lastModifiedDate")
  public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
  public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "comn/format")
  public static let commonIdentifierIdentifier = AVMetadataIdentifier(rawValue: "comn/identifier")
  public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "comn/source")
  public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")
  public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "comn/relation")
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
  public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "comn/make")
  public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "comn/model")
  public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")
  public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier(
    rawValue: "comn/accessibilityDescription")
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.creationdate")
  public static let quickTimeMetadataTitle = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.title")
  public static let quickTimeMetadataArtwork = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.artwork")
  public static let quickTimeMetadataMake = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.make")
  public static let quickTimeMetadataModel = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.model")
  public static let quickTimeMetadataSoftware = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.software")
  public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")
  public static let id3MetadataTitleDescription = AVMetadataIdentifier(rawValue: "id3/TIT2")
  public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")
}

/// A space of keys.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
  public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let icy = AVMetadataKeySpace(rawValue: "icy")
  public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
  public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
  public static let unknown = AVMetadataFormat(rawValue: "")
}

/// A further fact about a metadata item.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "AVMetadataExtraAttributeValueURIKey")
  public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "AVMetadataExtraAttributeBaseURIKey")
  public static let info = AVMetadataExtraAttributeKey(rawValue: "AVMetadataExtraAttributeInfoKey")
}

// Core Media's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Four letters that name a kind of media.
public typealias CMMediaType = UInt32
/// Four letters that name a codec of pictures.
public typealias CMVideoCodecType = UInt32

/// The description of a sample: a kind of media, a codec and the size of its pictures.
public final class CMFormatDescription: @unchecked Sendable {
  /// The kind of media, as four letters.
  public let mediaType: MediaType
  /// The codec, as four letters.
  public let mediaSubType: MediaSubType
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions

  /// A description of pictures.
  public init(videoCodecType: MediaSubType, width: Int, height: Int) {
    (mediaType, mediaSubType) = (.video, videoCodecType)
    dimensions = CMVideoDimensions(width: Int32(clamping: width), height: Int32(clamping: height))
  }

  /// A kind of media.
  public struct MediaType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: CMMediaType

    public init(rawValue: CMMediaType) { self.rawValue = rawValue }

    public static let video = MediaType(rawValue: fourCharCode("vide"))
    public static let audio = MediaType(rawValue: fourCharCode("soun"))
    public static let muxed = MediaType(rawValue: fourCharCode("muxx"))
    public static let text = MediaType(rawValue: fourCharCode("text"))
    public static let closedCaption = MediaType(rawValue: fourCharCode("clcp"))
    public static let subtitle = MediaType(rawValue: fourCharCode("sbtl"))
    public static let timeCode = MediaType(rawValue: fourCharCode("tmcd"))
    public static let metadata = MediaType(rawValue: fourCharCode("meta"))

    public var description: String { letters(of: rawValue) }
  }

  /// A codec.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let h264 = MediaSubType(rawValue: fourCharCode("avc1"))
    public static let hevc = MediaSubType(rawValue: fourCharCode("hvc1"))
    public static let hevcWithAlpha = MediaSubType(rawValue: fourCharCode("muxa"))
    public static let mpeg4Video = MediaSubType(rawValue: fourCharCode("mp4v"))
    public static let jpeg = MediaSubType(rawValue: fourCharCode("jpeg"))
    public static let proRes422 = MediaSubType(rawValue: fourCharCode("apcn"))
    public static let proRes422HQ = MediaSubType(rawValue: fourCharCode("apch"))
    public static let proRes422LT = MediaSubType(rawValue: fourCharCode("apcs"))
    public static let proRes422Proxy = MediaSubType(rawValue: fourCharCode("apco"))
    public static let proRes4444 = MediaSubType(rawValue: fourCharCode("ap4h"))
    public static let linearPCM = MediaSubType(rawValue: fourCharCode("lpcm"))
    public static let mpeg4AAC = MediaSubType(rawValue: fourCharCode("aac "))

    public var description: String { letters(of: rawValue) }
  }
}

/// The format of moving pictures.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The format of sounds.
public typealias CMAudioFormatDescription = CMFormatDescription

/// The size of a video.
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init() { (width, height) = (0, 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

public let kCMMediaType_Video: CMMediaType = fourCharCode("vide")
public let kCMMediaType_Audio: CMMediaType = fourCharCode("soun")
public let kCMMediaType_Metadata: CMMediaType = fourCharCode("meta")
public let kCMVideoCodecType_H264: CMVideoCodecType = fourCharCode("avc1")
public let kCMVideoCodecType_HEVC: CMVideoCodecType = fourCharCode("hvc1")
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = fourCharCode("muxa")
public let kCMVideoCodecType_JPEG: CMVideoCodecType = fourCharCode("jpeg")
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = fourCharCode("mp4v")

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 {
  desc.mediaSubType.rawValue
}
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}
public func CMVideoFormatDescriptionGetPresentationDimensions(
  _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize {
  CGSize(width: CGFloat(videoDesc.dimensions.width), height: CGFloat(videoDesc.dimensions.height))
}

/// A code of four letters, the first in the highest byte.
private func fourCharCode(_ text: StaticString) -> UInt32 {
  text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}

/// The four letters of a code.
private func letters(of code: UInt32) -> String {
  String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
}

public import CoreGraphics
public import Foundation
public import HeadlessSwiftUI

/// A picture of an item. It is not loaded.
public struct Artwork: Codable, Hashable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  public let alternateText: String?
  private let urlTemplate: String

  public var backgroundColor: CGColor? { nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public var tertiaryTextColor: CGColor? { nil }
  public var quaternaryTextColor: CGColor? { nil }

  /// The address of the picture at a size.
  public func url(width: Int, height: Int) -> URL? {
    let size = urlTemplate.replacingOccurrences(of: "{w}", with: "\(width)")
    return URL(string: size.replacingOccurrences(of: "{h}", with: "\(height)"))
  }
}

/// The picture of an item: a grey area of its size, as nothing is loaded.
public struct ArtworkImage: View {
  private let width: CGFloat?
  private let height: CGFloat?

  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat? = nil) {
    (self.width, self.height) = (width, height ?? width)
  }
  public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }

  public var body: some View { Color.gray.opacity(0.3).frame(width: width, height: height) }
}

/// What editors say of an item.
public struct EditorialNotes: Codable, Hashable, Sendable {
  public let name: String?
  public let short: String?
  public let standard: String?
  public let tagline: String?
}

/// Whether an item is fit for children.
public enum ContentRating: String, Codable, Hashable, Sendable {
  case clean, explicit
}

/// The qualities in which there is a sound.
public enum AudioVariant: String, Codable, Hashable, Sendable {
  case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio
}

/// A part of a sound or a film for nothing.
public struct PreviewAsset: Codable, Hashable, Sendable {
  public let artwork: Artwork?
  public let url: URL?
  public let hlsURL: URL?
}

public import CoreMedia
public import UIKit

/// A property of a recording that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isReadable } }
  public static var isComposable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isComposable } }
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init { $0.hasProtectedContent } }
  public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<AVAsset, Bool> {
    .init { $0.isCompatibleWithAirPlayVideo }
  }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<AVAsset, Bool> {
    .init { $0.providesPreciseDurationAndTiming }
  }
}

extension AVAsyncProperty where Root == AVAsset, Value == Float {
  public static var preferredRate: AVAsyncProperty<AVAsset, Float> { .init { $0.preferredRate } }
  public static var preferredVolume: AVAsyncProperty<AVAsset, Float> { .init { $0.preferredVolume } }
}

extension AVAsyncProperty where Root == AVAsset, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> { .init { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAsset, Value == String? {
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { .init { $0.lyrics } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAsset, Value == AVMetadataItem? {
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { .init { $0.creationDate } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataFormat] {
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
    .init { $0.availableMetadataFormats }
  }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMediaCharacteristic] {
  public static var availableMediaCharacteristicsWithMediaSelectionOptions: Self {
    .init { $0.availableMediaCharacteristicsWithMediaSelectionOptions }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.nominalFrameRate } }
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.estimatedDataRate } }
  public static var preferredVolume: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.preferredVolume } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init { $0.timeRange } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTime {
  public static var minFrameDuration: AVAsyncProperty<AVAssetTrack, CMTime> { .init { $0.minFrameDuration } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Int32 {
  public static var naturalTimeScale: AVAsyncProperty<AVAssetTrack, Int32> { .init { $0.naturalTimeScale } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Bool {
  public static var isPlayable: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isPlayable } }
  public static var isDecodable: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isDecodable } }
  public static var isEnabled: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isEnabled } }
  public static var isSelfContained: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isSelfContained } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Int64 {
  public static var totalSampleDataLength: AVAsyncProperty<AVAssetTrack, Int64> { .init { $0.totalSampleDataLength } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == String? {
  public static var languageCode: AVAsyncProperty<AVAssetTrack, String?> { .init { $0.languageCode } }
  public static var extendedLanguageTag: AVAsyncProperty<AVAssetTrack, String?> { .init { $0.extendedLanguageTag } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == [AVMetadataItem] {
  public static var metadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { .init { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == [CMFormatDescription] {
  public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> { .init { _ in [] } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init { $0.dataValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == NSNumber? {
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init { $0.numberValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Date? {
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init { $0.dateValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == [AVMetadataExtraAttributeKey: Any]? {
  public static var extraAttributes: AVAsyncProperty<AVMetadataItem, [AVMetadataExtraAttributeKey: Any]?> {
    .init { $0.extraAttributes }
  }
}

import AVFoundation
import CoreMedia
import Photos
import Testing

/// What apps set of cameras and recordings is kept, and what is not there says so.
@Suite struct CameraTests {
  /// Codes are the four letters of the constants' names in Core Media's documentation, the first in the highest byte.
  @Test func descriptionsOfFormats() {
    let format = CMFormatDescription(videoCodecType: .h264, width: 1920, height: 1080)
    #expect(CMFormatDescriptionGetMediaSubType(format) == 0x6176_6331 && format.mediaType.description == "vide")
    let size = CMVideoFormatDescriptionGetDimensions(format)
    #expect((size.width, size.height) == (1920, 1080))
    #expect(kCMVideoCodecType_HEVC == CMFormatDescription.MediaSubType.hevc.rawValue)
  }

  @Test func settingsOfPhotographsAreCopied() {
    let settings = AVCapturePhotoSettings(rawPixelFormatType: 7, processedFormat: [AVVideoCodecKey: "jpeg"])
    settings.photoQualityPrioritization = .quality
    settings.isAutoRedEyeReductionEnabled = true
    let copy = AVCapturePhotoSettings(from: settings)
    #expect(copy.rawPhotoPixelFormatType == 7 && copy.format?[AVVideoCodecKey] as? String == "jpeg")
    #expect(copy.photoQualityPrioritization == .quality && copy.isAutoRedEyeReductionEnabled)
  }

  @Test func exposuresOfBrackets() {
    let exposures: [Float] = [-2, 0, 2]
    let settings = exposures.map(AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings)
    let bracket = AVCapturePhotoBracketSettings(
      rawPixelFormatType: 0, processedFormat: nil, bracketedSettings: settings)
    let kept = bracket.bracketedSettings.compactMap { $0 as? AVCaptureAutoExposureBracketedStillImageSettings }
    #expect(kept.map(\.exposureTargetBias) == exposures)
    let manual = AVCaptureManualExposureBracketedStillImageSettings.manualExposureSettings(
      exposureDuration: CMTime(value: 1, timescale: 60), iso: 400)
    #expect(manual.iso == 400 && manual.exposureDuration == CMTime(value: 1, timescale: 60))
  }

  @Test func aCameraThatIsNotThereAnswersAtOnce() async {
    let camera = AVCaptureDevice()
    #expect(AVCaptureDevice(uniqueID: "front") == nil && camera.activeColorSpace == .sRGB)
    let time = await camera.setWhiteBalanceModeLocked(with: AVCaptureDevice.WhiteBalanceGains())
    #expect(!time.isValid && camera.deviceWhiteBalanceGains.redGain == 1)
    #expect(!camera.activeFormat.isVideoStabilizationModeSupported(.cinematic))
  }

  @Test func metadataThatAnAppMakes() {
    let title = AVMutableMetadataItem()
    title.identifier = .commonIdentifierTitle
    title.value = "Trip" as NSString
    title.extendedLanguageTag = "en"
    let rating = AVMutableMetadataItem()
    rating.keySpace = .iTunes
    rating.key = "rtng" as NSString
    rating.value = 4 as NSNumber
    let items = [title, rating]
    #expect(title.commonKey == .commonKeyTitle && title.stringValue == "Trip" && title.numberValue == nil)
    #expect(rating.commonKey == nil && rating.numberValue == 4 && rating.stringValue == nil)
    #expect(AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle) == [title])
    #expect(AVMetadataItem.metadataItems(from: items, withKey: "rtng", keySpace: .iTunes) == [rating])
    #expect(AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyTitle, keySpace: nil) == [title])
    let inFrench = AVMetadataItem.metadataItems(
      from: items, filteredAndSortedAccordingToPreferredLanguages: ["fr", "en"])
    #expect(inFrench == [title])
  }

  @Test func tracksOfCompositionsHaveNumbers() throws {
    let composition = AVMutableComposition()
    let video = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    let sound = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 9))
    #expect(video.trackID == 1 && sound.trackID == 9)
    #expect(composition.tracks(withMediaType: .audio) == [sound] && composition.track(withTrackID: 1) === video)
    let next = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 9)
    #expect(next?.trackID == 10 && AVMutableVideoCompositionLayerInstruction(assetTrack: sound).trackID == 9)
    composition.removeTrack(video)
    #expect(composition.tracks.count == 2)
  }

  @Test func eachTimeHasAnAnswer() async {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/no.mov")))
    let times = [CMTime.zero, CMTime(value: 1, timescale: 2)]
    var asked: [CMTime] = []
    for await answer in generator.images(for: times) {
      asked.append(answer.requestedTime)
      #expect(throws: AVError.self) { try answer.image }
    }
    #expect(asked == times)
  }

  @Test func aPhotographsChangeKeepsItsValues() {
    let change = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    change.creationDate = Date(timeIntervalSince1970: 0)
    #expect(change.creationDate == Date(timeIntervalSince1970: 0) && change.location == nil)
  }
}

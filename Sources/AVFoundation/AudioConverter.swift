// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Samples of one format from those of another: each conversion ends with an error.
open class AVAudioConverter: NSObject {
  public let inputFormat: AVAudioFormat
  public let outputFormat: AVAudioFormat
  open var channelMap: [NSNumber] = []
  open var downmix = false
  open var dither = false
  open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
  open var sampleRateConverterAlgorithm: String?
  open var primeMethod = AVAudioConverterPrimeMethod.normal
  open var bitRate = 0
  open var bitRateStrategy: String?

  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    (inputFormat, outputFormat) = (fromFormat, toFormat)
    super.init()
  }

  open func reset() {}
  /// Throws `AVError.operationNotSupportedForAsset`.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Ends with an error.
  @discardableResult
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    outError?.pointee =
      NSError(domain: AVFoundationErrorDomain, code: AVError.Code.operationNotSupportedForAsset.rawValue)
    return .error
  }
}

/// The function that gives a converter samples. It is never called.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// What a converter is told of the samples, with its raw values.
public enum AVAudioConverterInputStatus: Int, Sendable {
  case haveData = 0
  case noDataNow = 1
  case endOfStream = 2
}

/// What a converter tells of the samples, with its raw values.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData = 0
  case inputRanDry = 1
  case endOfStream = 2
  case error = 3
}

/// How a converter starts, with its raw values.
public enum AVAudioConverterPrimeMethod: Int, Sendable {
  case pre = 0
  case normal = 1
  case none = 2
}

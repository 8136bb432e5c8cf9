// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AudioToolbox
public import UIKit

/// A file of sounds: it has no samples here.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let processingFormat: AVAudioFormat
  public let fileFormat: AVAudioFormat
  open var framePosition: AVAudioFramePosition = 0

  private init(_ url: URL, _ fileFormat: AVAudioFormat, _ processingFormat: AVAudioFormat) {
    (self.url, self.fileFormat, self.processingFormat) = (url, fileFormat, processingFormat)
    super.init()
  }

  /// - Throws: an error if there is no such file.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// - Throws: an error if there is no such file.
  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.init(fileURL, AVAudioFormat(), Self.processing(AVAudioFormat(), format, interleaved))
  }

  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    let file = AVAudioFormat(settings: settings) ?? AVAudioFormat()
    self.init(fileURL, file, Self.processing(file, format, interleaved))
  }

  private static func processing(
    _ file: AVAudioFormat, _ format: AVAudioCommonFormat, _ isInterleaved: Bool
  ) -> AVAudioFormat {
    AVAudioFormat(
      commonFormat: format, sampleRate: file.sampleRate, channels: file.channelCount, interleaved: isInterleaved)
      ?? AVAudioFormat()
  }

  open var length: AVAudioFramePosition { 0 }
  open var isOpen: Bool { true }
  open func close() {}
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    buffer.frameLength = 0
  }
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

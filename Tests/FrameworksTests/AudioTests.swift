import AVFoundation
import AudioToolbox
import Foundation
import Testing

/// Formats and samples of sounds. Numbers are those of Apple's documentation: a standard format has floating-point samples of 32
/// bits, each channel's apart.
@Suite struct AudioTests {
  @Test func aStandardFormat() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    let description = format.streamDescription.pointee
    #expect((format.sampleRate, format.channelCount) == (48_000, 2))
    #expect(format.isStandard && !format.isInterleaved && format.commonFormat == .pcmFormatFloat32)
    #expect(description.mFormatID == kAudioFormatLinearPCM && description.mBitsPerChannel == 32)
    #expect((description.mBytesPerFrame, description.mFramesPerPacket) == (4, 1))
    let flags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved
    #expect(description.mFormatFlags == flags)
    #expect(format == AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    #expect(format != AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
  }

  @Test func formatsOfSettings() throws {
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 16_000, AVNumberOfChannelsKey: 1,
      AVLinearPCMBitDepthKey: 16, AVLinearPCMIsFloatKey: false,
    ]
    let format = try #require(AVAudioFormat(settings: settings))
    #expect(format.commonFormat == .pcmFormatInt16 && format.isInterleaved)
    #expect(format.streamDescription.pointee.mBytesPerFrame == 2)
    #expect(AVAudioFormat(settings: [AVSampleRateKey: 16_000]) == nil)
    let aac = try #require(
      AVAudioFormat(settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2]))
    #expect(aac.commonFormat == .otherFormat && AVAudioPCMBuffer(pcmFormat: aac, frameCapacity: 8) == nil)
  }

  @Test func samplesAreSilenceUntilTheyAreSet() throws {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: AVAudioFormat(), frameCapacity: 4))
    #expect((buffer.frameCapacity, buffer.frameLength, buffer.stride) == (4, 0, 1))
    let channels = try #require(buffer.floatChannelData)
    #expect((0..<4).allSatisfy { channels[0][$0] == 0 && channels[1][$0] == 0 })
    channels[1][3] = 0.5
    #expect(buffer.floatChannelData?[1][3] == 0.5 && channels[0][3] == 0)
    #expect(buffer.int16ChannelData == nil)
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.count == 2 && list[1].mDataByteSize == 16)
    #expect(list[1].mData?.load(fromByteOffset: 12, as: Float.self) == 0.5)
  }

  @Test func theSamplesOfABuffer() throws {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: AVAudioFormat(), frameCapacity: 4))
    for sound in UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList) {
      let samples = UnsafeMutableBufferPointer<Float>(sound)
      samples[2] = 0.25
      #expect(samples.count == 4 && UnsafeBufferPointer<Float>(sound)[2] == 0.25)
      #expect(AudioBuffer(samples, numberOfChannels: 1).mDataByteSize == 16)
    }
    #expect(buffer.floatChannelData?[1][2] == 0.25 && UnsafeBufferPointer<Float>(AudioBuffer()).isEmpty)
  }

  @Test func samplesThatAlternate() throws {
    let format = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 2))
    let channels = try #require(buffer.int16ChannelData)
    channels[1][buffer.stride] = 7
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.count == 1 && list[0].mNumberChannels == 2 && list[0].mDataByteSize == 8)
    #expect(list[0].mData?.load(fromByteOffset: 6, as: Int16.self) == 7)
  }

  @Test func times() {
    let time = AVAudioTime(sampleTime: 22_050, atRate: 44_100)
    #expect(time.isSampleTimeValid && !time.isHostTimeValid && time.sampleTime == 22_050)
    #expect(AVAudioTime.seconds(forHostTime: AVAudioTime.hostTime(forSeconds: 1.5)) == 1.5)
  }

  @Test func nodesKnowTheirEngine() {
    let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(player)
    #expect(player.engine === engine && engine.attachedNodes == [player])
    engine.detach(player)
    #expect(player.engine == nil && engine.attachedNodes.isEmpty)
  }
}

// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AudioToolbox
public import UIKit

/// A node that changes sounds.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
  open var name: String { "" }
  open var manufacturerName: String { "" }
  open var version: Int { 0 }
  open func loadPreset(at url: URL) throws {}
}

/// A node that makes sounds. Stored.
open class AVAudioUnitGenerator: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}

/// A node that changes the speed of sounds. Stored.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}

/// An instrument that is played by notes: nothing sounds.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0

  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
  open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
}

/// An instrument of sampled sounds: it loads none.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
  open var stereoPan: Float = 0
  open var overallGain: Float = 0
  open var masterGain: Float = 0
  open var globalTuning: Float = 0

  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {}
  open func loadInstrument(at instrumentURL: URL) throws {}
  open func loadAudioFiles(at audioFiles: [URL]) throws {}
}

/// A node that changes sounds. Stored.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}

/// Speed and pitch. Stored.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}

/// Speed. Stored.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
}

/// Reverberation. Stored.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Rooms, with their raw values.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom = 1
  case largeRoom = 2
  case mediumHall = 3
  case largeHall = 4
  case plate = 5
  case mediumChamber = 6
  case largeChamber = 7
  case cathedral = 8
  case largeRoom2 = 9
  case mediumHall2 = 10
  case mediumHall3 = 11
  case largeHall2 = 12
}

/// Distortion. Stored.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  open var wetDryMix: Float = 50
  open var preGain: Float = -6
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// Loudness by frequency. Stored.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}

/// The loudness of a band. Stored.
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  open var gain: Float = 0
  open var bypass = true
}

/// The kinds of bands, with their raw values.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric = 0
  case lowPass = 1
  case highPass = 2
  case resonantLowPass = 3
  case resonantHighPass = 4
  case bandPass = 5
  case bandStop = 6
  case lowShelf = 7
  case highShelf = 8
  case resonantLowShelf = 9
  case resonantHighShelf = 10
}

/// Distortions, with their raw values.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case drumsBufferBeats = 1
  case drumsLoFi = 2
  case multiBrokenSpeaker = 3
  case multiCellphoneConcert = 4
  case multiDecimated1 = 5
  case multiDecimated2 = 6
  case multiDecimated3 = 7
  case multiDecimated4 = 8
  case multiDistortedFunk = 9
  case multiDistortedCubed = 10
  case multiDistortedSquared = 11
  case multiEcho1 = 12
  case multiEcho2 = 13
  case multiEchoTight1 = 14
  case multiEchoTight2 = 15
  case multiEverythingIsBroken = 16
  case speechAlienChatter = 17
  case speechCosmicInterference = 18
  case speechGoldenPi = 19
  case speechRadioTower = 20
  case speechWaves = 21
}

/// A delay. Stored.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var wetDryMix: Float = 100
  open var lowPassCutoff: Float = 15_000
}

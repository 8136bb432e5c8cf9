// Apple's names for sounds of the system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The number of a sound of the system or the app.
public typealias SystemSoundID = UInt32
/// Four letters that name a format of sound.
public typealias AudioFormatID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D

/// Plays a sound: nothing sounds.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

/// Makes a sound of a file: there is none.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { kAudioServicesSystemSoundUnspecifiedError }

/// Makes a sound of a file: there is none.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { kAudioServicesSystemSoundUnspecifiedError }

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
  kAudioServicesNoError
}

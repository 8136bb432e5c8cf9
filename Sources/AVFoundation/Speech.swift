// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A voice that reads texts: it says nothing, and calls no delegate.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// A text to be read. Stored.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice. Any language has one here, and none is listed.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let identifier: String

  public init?(language languageCode: String?) {
    (language, identifier) = (languageCode ?? "en-US", languageCode ?? "en-US")
    super.init()
  }

  public init?(identifier: String) {
    (language, self.identifier) = ("en-US", identifier)
    super.init()
  }

  open var name: String { language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// American English, whatever the language of the environment.
  open class func currentLanguageCode() -> String { "en-US" }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The place where reading stops, with its raw values.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// The delegate of a voice. It is never called.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// The quality of a voice, with its raw values.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
  case premium = 3
}

/// The sex of a voice, with its raw values.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male = 1
  case female = 2
}

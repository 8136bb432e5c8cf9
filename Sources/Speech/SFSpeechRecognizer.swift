@_exported public import AVFoundation
@_exported public import Foundation

/// Recognizes speech: it is not available, and nobody is asked.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var supportsOnDeviceRecognition: Bool { false }
  open var isAvailable: Bool { false }

  public override init() { locale = .current }
  public init?(locale: Locale) { self.locale = locale }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open class func supportedLocales() -> Set<Locale> { [] }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
}

/// The delegate of a recognizer. It is never called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Whether speech may be understood, with its raw values.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var addsPunctuation = false
}

/// A request to recognize the speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url URL: URL) { url = URL }
}

/// A request to recognize the speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// The kind of speech, with its raw values.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation = 1
  case search = 2
  case confirmation = 3
}

/// The recognition of speech, which has ended.
open class SFSpeechRecognitionTask: NSObject {
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var error: (any Error)? { nil }
  open func finish() {}
  open func cancel() {}
}

/// The state of understanding, with its raw values.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running = 1
  case finishing = 2
  case canceling = 3
  case completed = 4
}

/// The result of recognition. None is ever made.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

/// A text of what was said.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word of what was said.
open class SFTranscriptionSegment: NSObject {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}

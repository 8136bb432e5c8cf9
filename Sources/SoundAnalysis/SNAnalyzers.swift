public import AVFoundation

/// Hears a stream: nothing is understood, and its requests are told that they are complete.
open class SNAudioStreamAnalyzer: NSObject {
  private var requests = Requests()

  public init(format: AVAudioFormat) {}
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    requests.add(request, observer)
  }
  open func remove(_ request: any SNRequest) { requests.remove(request) }
  open func removeAllRequests() { requests = Requests() }
  open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
  open func completeAnalysis() { requests.complete() }
}

/// Hears a file: nothing is understood, and its requests are told that they are complete.
open class SNAudioFileAnalyzer: NSObject {
  private var requests = Requests()

  public init(url: URL) throws { _ = try url.checkResourceIsReachable() }
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    requests.add(request, observer)
  }
  open func remove(_ request: any SNRequest) { requests.remove(request) }
  open func removeAllRequests() { requests = Requests() }
  open func analyze() { requests.complete() }
  open func analyze(completionHandler: ((Bool) -> Void)?) {
    requests.complete()
    completionHandler?(true)
  }
  open func analyze() async -> Bool {
    requests.complete()
    return true
  }
  open func cancelAnalysis() {}
}

/// Requests and those who are told of them, who are not retained.
private struct Requests {
  private final class Entry {
    let request: any SNRequest
    weak var observer: (any SNResultsObserving)?
    init(_ request: any SNRequest, _ observer: any SNResultsObserving) {
      (self.request, self.observer) = (request, observer)
    }
  }

  private var entries: [Entry] = []

  mutating func add(_ request: any SNRequest, _ observer: any SNResultsObserving) {
    entries.append(Entry(request, observer))
  }
  mutating func remove(_ request: any SNRequest) { entries.removeAll { $0.request === request } }
  func complete() { for entry in entries { entry.observer?.requestDidComplete(entry.request) } }
}

import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// Apple's Key-Value Observing Programming Guide, and the documentation of `NSKeyValueObservingOptions`.
@MainActor @Suite(.ownEnvironment) struct KeyValueObservingTests {
  /// The three forms of observed properties (`KeyValueObserving`).
  class Player: NSObject, NamedProperties {
    var title = "" { didSet { KeyValueObserving.didChange(self, \.title, "title", from: oldValue) } }
    var rate = 1 {
      didSet {
        defer { KeyValueObserving.didChange(self, \.rate, "rate", from: oldValue) }
        if rate < 0 { return }
        log.append("rate")
      }
    }
    var volume: Double {
      get { log.isEmpty ? 0 : 1 }
      set {
        let change = KeyValueObserving.willChange(self, \.volume, "volume")
        defer { change?.end() }
        log = newValue > 0 ? ["loud"] : []
      }
    }
    var next: Player? { didSet { KeyValueObserving.didChange(self, \.next, "next", from: oldValue) } }
    private(set) var isPlaying = false {
      didSet { KeyValueObserving.didChange(self, \.isPlaying, "isPlaying", from: oldValue) }
    }
    var log: [String] = []

    func play() { isPlaying = true }

    class var namedProperties: [NamedProperty] {
      func own<Class: Player>(_: Class.Type) -> [NamedProperty] {
        [
          NamedProperty("title", \Class.title), NamedProperty("rate", \Class.rate),
          NamedProperty("volume", \Class.volume), NamedProperty("next", \Class.next),
          NamedProperty("isPlaying", \Class.isPlaying),
        ]
      }
      return own(Self.self)
    }
  }

  final class LoudPlayer: Player {
    var bass = 1 { didSet { KeyValueObserving.didChange(self, \.bass, "bass", from: oldValue) } }
    override class var namedProperties: [NamedProperty] {
      super.namedProperties + [NamedProperty("bass", \LoudPlayer.bass)]
    }
  }

  final class Watcher: UIView {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath != "rate" else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      let old = change?[.oldKey].map { "\($0)" } ?? "-"
      let new = change?[.newKey].map { "\($0)" } ?? "-"
      heard.append("\(keyPath ?? "") \(old) \(new)")
    }
  }

  final class Model: NSObject, KeyValueObserver {
    var heard = 0
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { heard += 1 }
  }

  // MARK: Own properties

  @Test func everyFormReportsOldAndNew() {
    let player = Player()
    var heard: [String] = []
    let observations = [
      player.observe(\.title, options: [.old, .new]) {
        heard.append("title \($1.oldValue ?? "-") \($1.newValue ?? "-")")
      },
      player.observe(\.rate, options: [.old, .new]) { heard.append("rate \($1.oldValue ?? 0) \($1.newValue ?? 0)") },
      player.observe(\.volume, options: [.old, .new]) {
        heard.append("volume \($1.oldValue ?? 9) \($1.newValue ?? 9)")
      },
    ]
    player.title = "a"
    player.title = "a"
    player.rate = -1
    player.rate = 2
    player.volume = 0
    #expect(heard == ["title  a", "title a a", "rate 1 -1", "rate -1 2", "volume 1.0 0.0"])
    withExtendedLifetime(observations) {}
  }

  /// "The value is present only if the option asks for it."
  @Test func optionsChooseWhatIsReported() {
    let player = Player()
    var heard: [String] = []
    func describe(_ change: NSKeyValueObservedChange<String>) -> String {
      "\(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior) \(change.kind == .setting)"
    }
    let plain = player.observe(\.title) { heard.append(describe($1)) }
    let initial = player.observe(\.title, options: [.initial, .new]) { heard.append("initial " + describe($1)) }
    #expect(heard == ["initial -  false true"])
    player.title = "b"
    #expect(heard.dropFirst() == ["- - false true", "initial - b false true"])
    withExtendedLifetime((plain, initial)) {}
  }

  @Test func aPriorChangeIsReportedBefore() {
    let player = Player()
    var heard: [String] = []
    let observation = player.observe(\.volume, options: [.prior, .old, .new]) { player, change in
      heard.append(
        "\(change.isPrior) \(change.oldValue ?? 9) \(change.newValue.map { "\($0)" } ?? "-") \(player.volume)")
    }
    player.volume = 1
    #expect(heard == ["true 0.0 - 0.0", "false 0.0 1.0 1.0"])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWithItsToken() {
    let player = Player()
    var count = 0
    var observation: NSKeyValueObservation? = player.observe(\.title) { _, _ in count += 1 }
    player.title = "a"
    observation?.invalidate()
    player.title = "b"
    observation = player.observe(\.title) { _, _ in count += 10 }
    player.title = "c"
    observation = nil
    player.title = "d"
    #expect(count == 11)
  }

  @Test func observingRetainsNobody() {
    weak var gone: Player?
    var observation: NSKeyValueObservation?
    do {
      let player = Player()
      gone = player
      observation = player.observe(\.title) { _, _ in }
    }
    #expect(gone == nil)
    withExtendedLifetime(observation) {}
  }

  /// The key path of a subclass is that of the same property.
  @Test func aSubclassIsObserved() {
    let (player, other) = (LoudPlayer(), Player())
    var heard: [String] = []
    let observations = [
      player.observe(\.title) { _, _ in heard.append("title") },
      player.observe(\.bass) { _, _ in heard.append("bass") },
      (player as Player).observe(\.title) { _, _ in heard.append("base") },
    ]
    other.title = "x"
    player.title = "y"
    player.bass = 2
    #expect(heard == ["title", "base", "bass"])
    withExtendedLifetime(observations) {}
  }

  /// Where the setter is private, a key path from outside is another one than the class's own: its name says which.
  @Test func aNameFindsWhatAKeyPathDoesNot() {
    let player = Player()
    var heard: [String] = []
    let named = player.observe(\.isPlaying, named: "isPlaying", options: .new) {
      heard.append("\($1.newValue ?? false)")
    }
    player.play()
    #expect(heard == ["true"])
    withExtendedLifetime(named) {}
  }

  @Test func severalStepsAreObserved() {
    let (first, second, third) = (Player(), Player(), Player())
    first.next = second
    second.title = "two"
    third.title = "three"
    var heard: [String?] = []
    let observation = first.observe(\.next?.title, named: "next.title", options: .new) {
      heard.append($1.newValue ?? nil)
    }
    second.title = "deux"
    first.next = third
    second.title = "zwei"
    third.title = "drei"
    first.next = nil
    #expect(heard == ["deux", "three", "drei", nil])
    withExtendedLifetime(observation) {}
  }

  @Test func changesByHandAreReported() {
    let player = Player()
    var heard: [Double?] = []
    let observation = player.observe(\.volume, options: .old) { heard.append($1.oldValue) }
    player.willChangeValue(forKey: "volume")
    player.log = ["loud"]
    player.didChangeValue(forKey: "volume")
    player.willChangeValue(for: \.volume)
    player.log = []
    player.didChangeValue(for: \.volume)
    #expect(heard == [0, 1])
    withExtendedLifetime(observation) {}
  }

  /// A model belongs to no actor: it is observed, and changes, on any thread.
  @Test func anotherThreadObserves() async {
    let heard = await Task.detached { () -> [String] in
      let player = LoudPlayer()
      nonisolated(unsafe) var heard: [String] = []
      let observation = player.observe(\.title, options: .new) { heard.append($1.newValue ?? "") }
      player.title = "a"
      player.setValue("b", forKey: "title")
      return withExtendedLifetime(observation) { heard }
    }.value
    #expect(heard == ["a", "b"])
  }

  // MARK: Observers with a method

  @Test func observersAreToldByName() {
    let (player, watcher, model) = (Player(), Watcher(), Model())
    player.addObserver(watcher, forKeyPath: "title", options: [.old, .new], context: nil)
    player.addObserver(watcher, forKeyPath: "next.title", options: .new, context: nil)
    player.addObserver(model, forKeyPath: "title", options: .initial, context: nil)
    player.title = "a"
    player.next = Player()
    player.next?.title = "b"
    #expect(watcher.heard == ["title  a", "next.title - ", "next.title - b"] && model.heard == 2)
    player.removeObserver(watcher, forKeyPath: "next.title")
    player.next = nil
    player.removeObserver(watcher, forKeyPath: "title")
    player.title = "c"
    #expect(watcher.heard.count == 3 && model.heard == 3 && UIKitFaults.take().isEmpty)
  }

  @Test func contextsTellObservationsApart() {
    let (player, watcher) = (Player(), Watcher())
    let (one, other) = (UnsafeMutableRawPointer(bitPattern: 1), UnsafeMutableRawPointer(bitPattern: 2))
    player.addObserver(watcher, forKeyPath: "title", options: .old, context: one)
    player.addObserver(watcher, forKeyPath: "title", options: .new, context: other)
    player.removeObserver(watcher, forKeyPath: "title", context: one)
    player.title = "a"
    #expect(watcher.heard == ["title - a"])
  }

  /// The exceptions of Foundation's: `NSRangeException` for an observer that is none, `NSUnknownKeyException`, and that
  /// for a change which nobody handles.
  @Test func mistakesAreFaults() {
    let (player, watcher) = (Player(), Watcher())
    player.removeObserver(watcher, forKeyPath: "title")
    player.addObserver(watcher, forKeyPath: "titel", context: nil)
    player.addObserver(watcher, forKeyPath: "rate", context: nil)
    player.addObserver(player, forKeyPath: "title", context: nil)
    player.rate = 2
    player.title = "a"
    let faults = UIKitFaults.take()
    #expect(
      faults == [
        "NSRangeException: -[Player removeObserver:forKeyPath:]: the Watcher is not registered as an observer of 'title'",
        "NSUnknownKeyException: -[Player addObserver]: the class is not key value coding-compliant for the key 'titel': it "
          + "is not among its NamedProperties. Did you mean 'title'?",
        "NSInternalInconsistencyException: -[Watcher observeValueForKeyPath:ofObject:change:context:]: the change of "
          + "'rate' was not handled",
        "NSInternalInconsistencyException: -[Player observeValueForKeyPath:…]: 'title' changed, but the class has no such "
          + "method. One that is not a responder must conform to KeyValueObserver",
      ])
  }
}

import Combine
import Foundation
import Testing

/// Subjects, published properties and observable objects, as Apple's documentation describes them.
@Suite struct SubjectTests {
  @Test func aPassthroughSubjectSendsToThoseWhoAreThere() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    subject.send(1)
    let subscription = subject.sink { seen.append($0) }
    subject.send(2)
    subject.send(3)
    subscription.cancel()
    subject.send(4)
    #expect(seen == [2, 3])
  }

  @Test func aCurrentValueSubjectSendsItsValueFirst() {
    let subject = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    let subscription = subject.sink { seen.append($0) }
    subject.value = "b"
    subject.send("c")
    #expect(seen == ["a", "b", "c"])
    #expect(subject.value == "c")
    withExtendedLifetime(subscription) {}
  }

  @Test func aSubjectEndsOnceAndLateSubscribersGetTheEnd() {
    let subject = PassthroughSubject<Int, Failure>()
    var events: [String] = []
    let first = subject.sink(receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    subject.send(2)
    subject.send(completion: .finished)
    let late = subject.sink(receiveCompletion: { events.append("late \($0)") }, receiveValue: { _ in })
    let end = "\(Subscribers.Completion.failure(Failure()))"
    #expect(events == ["1", end, "late \(end)"])
    withExtendedLifetime((first, late)) {}
  }

  @Test func aSubscriptionEndsWhenNothingRefersToIt() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func demandIsHonoured() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var subscription: (any Subscription)?
    subject.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(2))
        },
        receiveValue: {
          seen.append($0)
          return .none
        }))
    for value in 1...3 { subject.send(value) }
    subscription?.request(.max(1))
    for value in 4...5 { subject.send(value) }
    // What is sent while nothing is requested is lost.
    #expect(seen == [1, 2, 4])
  }

  @Test func aPublishedPropertySendsBeforeItChanges() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$name.sink { seen.append("\($0) was \(model.name)") }
    model.name = "Ada"
    #expect(seen == [" was ", "Ada was "])
    #expect(model.name == "Ada")
    withExtendedLifetime(subscription) {}
  }

  @Test func anObservableObjectSendsForEachOfItsPublishedProperties() {
    let model = Derived()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.name = "Ada"
    model.age = 36
    model.plain = 1
    #expect(changes == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func aPropertyIsAssignedWhatAPublisherSends() {
    let (model, subject) = (Model(), PassthroughSubject<String, Never>())
    subject.assign(to: &model.$name)
    subject.send("Ada")
    #expect(model.name == "Ada")

    let label = Label()
    let subscription = model.$name.map { $0 as String? }.assign(to: \.text, on: label)
    model.name = "Grace"
    #expect(label.text == "Grace")
    withExtendedLifetime(subscription) {}
  }

  @Test func anObjectIsReleasedWithItsPublishers() {
    weak var released: Model?
    do {
      let model = Model()
      released = model
      let subscription = model.$name.combineLatest(model.objectWillChange.map { 1 }).sink { _ in }
      model.name = "Ada"
      withExtendedLifetime(subscription) {}
    }
    #expect(released == nil)
  }
}

struct Failure: Error, Equatable {}

private class Model: ObservableObject {
  @Published var name = ""
}

private final class Derived: Model {
  @Published var age = 0
  var plain = 0
}

private final class Label {
  var text: String?
}

import Combine
import DynamicType
import Foundation
import HeadlessUIKit
import Observation
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitValues

/// State, objects and the environment as Apple's documentation describes them.
@MainActor @Suite(.ownEnvironment) struct StateTests {
  @Test func changesOfAppearingAreSeen() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
    }
    #expect(HostedTree(Counter()).texts == ["1"])
  }

  @Test func bindingsSetTheState() {
    struct Child: View {
      @Binding var name: String
      var body: some View { Text(verbatim: name).onAppear { name = "set" } }
    }
    struct Parent: View {
      @State private var name = "unset"
      var body: some View {
        VStack {
          Child(name: $name)
          Text(verbatim: "parent \(name)")
        }
      }
    }
    #expect(HostedTree(Parent()).texts == ["set", "parent set"])
  }

  @Test func modifiersAreMadeOfTheEnvironment() {
    struct Shown: EnvironmentalModifier {
      struct Note: ViewModifier {
        let limit: Int?
        func body(content: Content) -> some View {
          VStack {
            content
            Text(verbatim: "limit \(limit ?? 0)")
          }
        }
      }
      func resolve(in environment: EnvironmentValues) -> some ViewModifier { Note(limit: environment.lineLimit) }
    }
    #expect(HostedTree(Text(verbatim: "a").modifier(Shown()).lineLimit(2)).texts == ["a", "limit 2"])
  }

  final class Model: ObservableObject {
    @Published var name = "before"
    static nonisolated(unsafe) var made = 0
    init() { Model.made += 1 }
  }

  @Test func objectsAreWatched() {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View { Text(verbatim: model.name).onAppear { model.name = "after" } }
    }
    Model.made = 0
    #expect(HostedTree(Owner()).texts == ["after"])
    #expect(Model.made == 1)
  }

  @Test func objectsOfTheEnvironment() {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text(verbatim: model.name) }
    }
    #expect(HostedTree(Reader().environmentObject(Model())).texts == ["before"])
  }

  @Observable final class Settings {
    var name = "first"
  }

  @Test func observableObjectsAreWatched() {
    struct Reader: View {
      @Environment(Settings.self) private var settings
      var body: some View { Text(verbatim: settings.name).onAppear { settings.name = "second" } }
    }
    #expect(HostedTree(Reader().environment(Settings())).texts == ["second"])
  }

  /// Only what has read the changed state is asked again.
  @Test func bodiesAreAskedOnlyWhereSomethingChanged() {
    struct Still: View {
      static nonisolated(unsafe) var count = 0
      var body: some View {
        Still.count += 1
        return Text(verbatim: "still")
      }
    }
    struct Moving: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count = 7 } }
    }
    Still.count = 0
    let tree = HostedTree(
      VStack {
        Still()
        Moving()
      })
    #expect(tree.texts == ["still", "7"])
    #expect(Still.count == 1)
  }

  @Test func changesAreTold() {
    struct Watcher: View {
      @State private var value = 1
      @State private var heard = ""
      var body: some View {
        Text(verbatim: heard)
          .onAppear { value = 2 }
          .onChange(of: value) { old, new in heard = "\(old) to \(new)" }
      }
    }
    #expect(HostedTree(Watcher()).texts == ["1 to 2"])
  }

  struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  /// The widest of several views, through a geometry reader in the background.
  @Test func preferences() {
    struct Widest: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          ForEach([30, 50, 40], id: \.self) { width in
            Color.red.frame(width: CGFloat(width), height: 10).background {
              GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) }
            }
          }
          Text(verbatim: "\(Int(width))")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    #expect(HostedTree(Widest()).texts == ["50"])
  }

  @Test func currentValuesOfPublishersAreReceived() {
    struct Receiver: View {
      let subject = CurrentValueSubject<String, Never>("now")
      @State private var text = ""
      var body: some View { Text(verbatim: text).onReceive(subject) { text = $0 } }
    }
    #expect(HostedTree(Receiver()).texts == ["now"])
  }

  @Test func theEnvironmentReachesDown() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text(verbatim: "\(scheme) \(size)") }
    }
    #expect(HostedTree(Reader().environment(\.colorScheme, .dark)).texts == ["dark large"])
    #expect(
      HostedTree(
        Reader().dynamicTypeSize(...DynamicTypeSize.xLarge), in: CGSize(width: 400, height: 400), .accessibilityLarge
      )
      .texts == ["light xLarge"])
  }
}

/// Views that no picture can be made of: faults that name the view.
@MainActor @Suite(.ownEnvironment) struct SwiftUIFaultTests {
  private func faults(_ view: some View) -> [String] {
    _ = HostedTree(view)
    return UIKitFaults.take()
  }

  @Test func bodiesWithoutEnd() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    #expect(faults(Endless()).contains { $0.contains("lie in each other more than 600 times") })
  }

  @Test func viewsThatDoNotRest() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 } }
    }
    #expect(faults(Restless()).contains { $0.contains("do not settle") && $0.contains("Restless") })
  }

  @Test func repeatedIdentities() {
    #expect(
      faults(VStack { ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") } })
        .contains { $0.contains("an id occurs more than once") })
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity]) func lengthsThatCannotBe(length: CGFloat) {
    #expect(faults(Color.red.frame(width: length)).contains { $0.contains("is not a length") })
    #expect(faults(Color.red.frame(minHeight: length)).contains { $0.contains("frame(minHeight:)") })
  }

  @Test func missingObjects() {
    final class Missing: ObservableObject {}
    struct Reader: View {
      @EnvironmentObject private var object: Missing
      var body: some View { Text(verbatim: "reads nothing") }
    }
    #expect(faults(Reader()).contains { $0.contains("environmentObject") })
  }

  @Test func missingPictures() {
    #expect(faults(Image("not there")).contains { $0.contains("Image(\"not there\")") })
  }

  /// What is not run is a finding, never silence.
  @Test func whatIsNotRunIsFound() {
    let tree = HostedTree(Text(verbatim: "a").task {}.blur(radius: 2))
    let messages = tree.recording.findings.map(\.message)
    #expect(messages.contains { $0.contains("task(priority:_:) is not run") })
    #expect(messages.contains { $0.contains("blur(radius:) is not drawn") })
  }
}

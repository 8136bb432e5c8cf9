import Foundation
import HeadlessUIKit
import Observation
import Testing

@testable import HeadlessSwiftUI

/// Names as apps call them: what compiles here shows what it is given.
@MainActor @Suite struct CalledNameTests {
  @Observable final class Ride {
    var title = "Canal"
    var stages = [Stage(id: 1, name: "Lock"), Stage(id: 2, name: "Harbour")]
  }

  struct Stage: Identifiable {
    let id: Int
    var name: String
  }

  private struct Editor: View {
    @Bindable var ride: Ride
    var isWide = false

    var body: some View {
      VStack {
        ForEach($ride.stages) { $stage in Text(stage.name) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
    }
  }

  private struct Renamed: View {
    @Bindable var ride: Ride

    var body: some View {
      Editor(ride: ride).onAppear { ride.stages[0].name = "Mill" }
    }
  }

  /// A `@Bindable` property is given as the object, and the elements of a binding are bindings.
  @Test func rowsOfABindableObject() {
    #expect(HostedTree(Editor(ride: Ride())).texts == ["Lock", "Harbour"])
  }

  @Test func rowsFollowTheirBinding() {
    #expect(HostedTree(Renamed(ride: Ride())).texts == ["Mill", "Harbour"])
  }

  @Test func aBoundTitleIsShown() {
    let tree = HostedTree(NavigationStack { Text("a").navigationTitle(.constant("Canal")) })
    #expect(tree.texts.contains("Canal"))
  }

  @Test func aFieldWithoutAValueShowsItsPrompt() {
    #expect(HostedTree(TextField("None", value: .constant(nil), format: .number)).texts.contains("None"))
    let value: Int? = 12
    #expect(HostedTree(TextField("None", value: .constant(value), format: .number)).texts.contains("12"))
  }

  /// The values of a key, each as Foundation or the value itself writes it.
  @Test func valuesInKeys() {
    let part = "abc".prefix(2)
    let name: String? = nil
    #expect(HostedTree(Text("\(3) \(UInt8(4)) \(part) \(Text("t").bold())")).texts == ["3 4 ab t"])
    #expect(
      HostedTree(Text("\(2.5, specifier: "%.2f") \(7, specifier: "%03lld") \(name ?? "-")")).texts == ["2.50 007 -"])
  }

  @Test func insetListsAreShown() {
    #expect(HostedTree(List { Text("row") }.listStyle(.inset)).texts == ["row"])
  }
}

import Findings
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Snapshots
import Testing

@testable import Auditing

/// The rules on SwiftUI's views: those of `Sources/Auditing/README.md`, with its numbers.
@MainActor @Suite struct SwiftUIAuditTests {
  /// The names of the views that violate each rule, at L and an accessibility size.
  private func violations(_ view: AnyView) throws -> [FindingKind: Set<String>] {
    try AuditedViews.violations {
      _UIHostingView(rootView: view.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
  }

  /// All rules but three: a SwiftUI text is no larger than itself, items of UIKit's bars, and headings of a device's screen.
  @Test func everyRuleHasAView() {
    let missing = Set(FindingKind.auditOrder).subtracting(SwiftUIViews.all.map(\.rule))
    #expect(missing == [.clippedText, .missingLargeContent, .missingHeading])
  }

  @Test func faultsAreFoundAndTheirAbsenceIsNot() throws {
    for view in SwiftUIViews.all {
      let wrong = try violations(view.wrong())[view.rule] ?? []
      #expect(wrong.contains { $0.hasPrefix(view.subject) }, "\(view.rule.rawValue): \(wrong)")
      let right = try violations(view.right())[view.rule] ?? []
      #expect(right.isEmpty, "\(view.rule.rawValue): \(right)")
    }
  }

  /// Bars and rows have the system's sizes, and a list's row is touched as a whole.
  @Test func theSystemsOwnSizesAreNoFaults() throws {
    let found = try violations(
      AnyView(
        NavigationStack {
          List {
            Section("Network") {
              NavigationLink("Bluetooth", destination: EmptyView())
              Toggle("Wi-Fi", isOn: .constant(true))
              Button(action: {}, label: { Text(verbatim: "Forget") })
            }
          }
          .navigationTitle("Settings")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button(action: {}, label: { Image(systemName: "plus") }).accessibilityLabel("Add")
            }
          }
        }))
    #expect(Set(found.keys).subtracting([.lowContrast]).isEmpty, "\(found)")
  }

  @Test func whatScrollsLeavesNothing() throws {
    let rows = ScrollView { VStack { ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)") } } }
    #expect(try violations(AnyView(rows)) == [:])
    let outside = Text(verbatim: "Far").fixedSize().offset(x: 250)
    #expect(try violations(AnyView(outside))[.textOutside]?.isEmpty == false)
  }
}

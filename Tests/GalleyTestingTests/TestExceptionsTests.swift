import Exceptions
import Foundation
import HeadlessUIKit
import SourcePlaces
import Testing

@testable import GalleyTesting

/// Tolerances and known findings of assertions that end.
@MainActor @Suite struct TestExceptionsTests {
  private let place = SourcePlace(file: "CardTests.swift", line: 7)

  private func message(_ tolerance: SnapshotTolerance = .none, _ allowed: [AllowedFinding] = []) -> String? {
    do {
      try TestExceptions.check(tolerance, allowed, at: place)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// No clock is before the year 2, and none is after the year 9998.
  @Test func whatIsOverIsNamedWithItsPlace() {
    #expect(message(SnapshotTolerance(channel: 2, reason: "Drivers.", until: "9998-12-31")) == nil)
    #expect(
      message(SnapshotTolerance(channel: 2, reason: "Drivers.", until: "0001-12-31"))
        == "CardTests.swift:7: the tolerance ended with 0001-12-31 (Drivers.). Remove it, or give it a later 'until'.")
    #expect(
      message(SnapshotTolerance(mask: ["clock"], until: "0001-12-31"))?.contains("the tolerance that masks clock ended")
        == true)
    #expect(
      message(
        .none,
        [AllowedFinding(.fixedFont, in: "date", because: "a", until: "0001-12-31", issue: "https://example.org/7")])
        == "CardTests.swift:7: the allowance of fixed-font of 'date' ended with 0001-12-31 (a; https://example.org/7). Remove it, or give it a later 'until'."
    )
  }

  @Test func termsThatCannotBeReadAreNamed() {
    #expect(
      message(SnapshotTolerance(channel: 2, until: "31.12.2026"))
        == "until is '31.12.2026': give a day such as 2026-12-31.")
    #expect(
      message(.none, [AllowedFinding(.fixedFont, because: "a", issue: "7")])
        == "issue is '7': give the address of an issue, such as https://example.org/issues/7.")
  }

  @Test func anAssertionWithOneFails() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<UIView, UIImage>.image(
      under: SnapshotConfigurations(on: [.width(20)]), tolerance: SnapshotTolerance(channel: 2, until: "0001-12-31"))
    let found = store.verify(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), as: strategy, record: .missing)
    #expect(found?.contains("the tolerance ended with 0001-12-31") == true, "\(found ?? "")")
    #expect(store.files().isEmpty)
  }
}

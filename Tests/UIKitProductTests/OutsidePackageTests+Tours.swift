import Foundation
import Testing

/// The screens of an app in SwiftUI, which the outside package has: `Fixtures/OutsidePackage/Sources/TourScreens`.
extension OutsidePackageTests {
  /// Shown twice at two text sizes, with the same pictures: a view that faults is no picture.
  @Test func anAppsScreensOfSwiftUIAreShown() throws {
    let built = try Self.built.get()
    try #require(built.status == 0, "\(built.output)")
    let output = Self.package.appendingPathComponent("tours")
    let store = Self.package.appendingPathComponent("Tests/TourScreensTests/__Snapshots__")
    for folder in [output, store] { try? FileManager.default.removeItem(at: folder) }
    let variables = ["SNAPSHOT_ARTIFACTS=\(output.path)"]
    let first = try Self.test("TourScreensTests", "missing", variables: variables)
    #expect(first.status != 0 && !first.output.contains("No snapshot was taken"), "\(first.output.suffix(8_000))")
    let second = try Self.test("TourScreensTests", "never", variables: variables)
    #expect(second.status == 0, "\(second.output.suffix(8_000))")
  }
}

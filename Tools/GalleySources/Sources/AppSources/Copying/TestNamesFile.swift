import SourceRewriting

/// The Swift file that declares the names of Apple's XCTest that XCTest on Linux lacks, for targets with tests.
enum TestNamesFile {
  /// The name of the file among the copies.
  static let name = "XCTestNames" + CopyNames.ending

  /// The file's text for an app's tests; empty where there are none, as a build's plan has the file in any case.
  static func text(for app: RewrittenApp) -> [UInt8] {
    guard app.needsTestNames else { return [] }
    return PackageResources.XCTestNames_swift + (app.hasUIKit ? PackageResources.XCTestNames_UIKit_swift : [])
  }
}

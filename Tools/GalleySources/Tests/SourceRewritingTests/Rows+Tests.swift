extension RewritingRow {
  private static let onLinux =
    "swift-corelibs-xctest casts a test to (T) -> () throws -> Void, which fails for one of the main actor"

  static let mainActorTests: [RewritingRow] = [
    RewritingRow(
      "import XCTest\n@MainActor class T1: XCTestCase {\n  var count = 0\n  override func setUp() {\n    super.setUp()\n    count = 1\n  }\n  override func tearDownWithError() throws { try super.tearDownWithError() }\n  func testCount() { XCTAssertEqual(count, 1) }\n  func testThrows() throws {\n    // One.\n    guard count > 1 else { return }\n  }\n  func testAsync() async { XCTAssertEqual(count, 1) }\n  nonisolated func testAlone() {}\n  func test(_ name: String) {}\n  static func testAll() {}\n  func make() {}\n}\n",
      "import XCTest\n@MainActor class T1: XCTestCase {\n  var count = 0\n  nonisolated override func setUp() { MainActor.assumeIsolated { () -> Void in\n    super.setUp()\n    count = 1\n  } }\n  nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated { () throws -> Void in try super.tearDownWithError() } }\n  nonisolated func testCount() { MainActor.assumeIsolated { () -> Void in XCTAssertEqual(count, 1) } }\n  nonisolated func testThrows() throws { try MainActor.assumeIsolated { () throws -> Void in\n    // One.\n    guard count > 1 else { return }\n  } }\n  func testAsync() async { XCTAssertEqual(count, 1) }\n  nonisolated func testAlone() {}\n  func test(_ name: String) {}\n  static func testAll() {}\n  func make() {}\n}\n",
      onLinux, compiles: false),
    RewritingRow(
      "class T2: XCTestCase {\n  @MainActor func testMain() { _ = T2.shared }\n  @MainActor static let shared = 1\n  func testPlain() {}\n}\n@MainActor class T3: T2 {}\nextension T3 {\n  func testMore() {}\n}\n",
      "class T2: XCTestCase {\n  func testMain() { MainActor.assumeIsolated { () -> Void in _ = T2.shared } }\n  @MainActor static let shared = 1\n  func testPlain() {}\n}\n@MainActor class T3: T2 {}\nextension T3 {\n  nonisolated func testMore() { MainActor.assumeIsolated { () -> Void in} }\n}\n",
      onLinux, compiles: false),
    RewritingRow(
      "@MainActor class T4 {\n  func testNothing() {}\n  func setUp() {}\n}\n",
      "@MainActor class T4 {\n  func testNothing() {}\n  func setUp() {}\n}\n", "it is no test of XCTest's",
      compiles: false),
  ]
}

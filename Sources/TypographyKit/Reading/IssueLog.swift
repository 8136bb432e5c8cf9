/// The problems found in a configuration, up to a limit: suggestions for 100,000 mistakes would take their time.
struct IssueLog {
  private static let limit = 1000

  private(set) var issues: [TypographyKitIssue] = []
  private(set) var omittedCount = 0

  mutating func add(_ issue: @autoclosure () -> TypographyKitIssue) {
    if issues.count < Self.limit { issues.append(issue()) } else { omittedCount += 1 }
  }
}

/// What was found wrong with a configuration: the first of it, as a suggestion for each of 100,000 mistakes takes its time.
struct IssueLog {
  private static let limit = 1000

  private(set) var issues: [TypographyKitIssue] = []
  private(set) var omittedCount = 0

  mutating func add(_ issue: @autoclosure () -> TypographyKitIssue) {
    if issues.count < Self.limit { issues.append(issue()) } else { omittedCount += 1 }
  }
}

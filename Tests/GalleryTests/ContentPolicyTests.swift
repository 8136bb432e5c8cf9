import Testing

@testable import Gallery

@Suite struct ContentPolicyTests {
  /// The example of Content Security Policy, level 3, §6.7: the hash of `doSubmit()`.
  @Test func aScriptIsNamedByItsHash() {
    let policy = ContentPolicy.text(styles: [], scripts: ["doSubmit()"])
    #expect(policy.contains("script-src 'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=';"), "\(policy)")
    #expect(policy.contains("style-src 'none';"))
  }

  /// Directives in the syntax of Content Security Policy, level 3, §2.1: a live page has one more than others.
  @Test func aLivePageMayReachItsOwnServerToo() {
    let directives = { (policy: String) in Set(policy.split(separator: ";").map { $0.drop { $0 == " " } }) }
    #expect(directives(ContentPolicy.live).subtracting(directives(ContentPolicy.folder)) == ["connect-src 'self'"])
    #expect(directives(ContentPolicy.folder).isSubset(of: directives(ContentPolicy.live)))
    #expect(!ContentPolicy.folder.contains("connect-src") && ContentPolicy.folder.contains("default-src 'none'"))
  }
}

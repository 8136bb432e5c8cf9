import Testing

@testable import Gallery

@Suite struct ContentPolicyTests {
  /// The example of Content Security Policy, level 3, §6.7: the hash of `doSubmit()`.
  @Test func aScriptIsNamedByItsHash() {
    let policy = ContentPolicy.text(styles: [], scripts: ["doSubmit()"])
    #expect(policy.contains("script-src 'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=';"), "\(policy)")
    #expect(policy.contains("style-src 'none';"))
  }
}

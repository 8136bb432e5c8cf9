import Foundation
import Testing
import UIKitValues

/// The texts of addresses, those of Apple's documentation first.
@Suite struct URLFormatTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func theDefaultHasTheSchemeTheHostAndThePath() throws {
    let url = try url("https://www.example.com:8080/path/to/endpoint?key=value")
    #expect(url.formatted() == "https://www.example.com/path/to/endpoint")
    let style = URL.FormatStyle.url.scheme(.never).host(.always).port(.never).path(.always).query(.never)
    #expect(url.formatted(style) == "www.example.com/path/to/endpoint")
  }

  @Test func firstLabelsAreOmitted() throws {
    let file = try url("http://www.example.com:8080/path/to/file.txt")
    let style = URL.FormatStyle.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).port(.never)
    #expect(file.formatted(style) == "example.com/path/to/file.txt")
    let levels = URL.FormatStyle(
      scheme: .never, host: .omitSpecificSubdomains(["www", "mobile", "m."], includeMultiLevelSubdomains: true),
      port: .never)
    let texts = [
      "https://www.example.com/path/one", "https://beta.example.com/path/two",
      "https://beta.staging.west.example.com/three", "https://query.example.com/four?key4=value4",
      "https://api.code.developer.example.com.cn", "https://127.0.0.1/a",
    ]
    #expect(
      try texts.map { try url($0).formatted(levels) } == [
        "example.com/path/one", "beta.example.com/path/two", "west.example.com/three", "query.example.com/four",
        "developer.example.com.cn", "127.0.0.1/a",
      ])
  }

  @Test func allPartsAndConditions() throws {
    let url = try url("ftp://ann:secret@example.com:80/book?all#end")
    let all = URL.FormatStyle(
      scheme: .always, user: .always, password: .always, host: .always, port: .always, path: .always, query: .always,
      fragment: .always)
    #expect(url.formatted(all) == url.absoluteString)
    #expect(url.formatted() == "ftp://example.com:80/book")
    #expect(url.formatted(.url.path(.omitWhen(.path, matches: ["/book"]))) == "ftp://example.com:80")
    #expect(url.formatted(.url.scheme(.displayWhen(.host, matches: ["a.de"]))) == "example.com:80/book")
    #expect(try self.url("mailto:ann@example.com").formatted() == "mailto:ann@example.com")
  }
}

import Testing
import UIKit

/// As `EmptyObjectTests`: what connections have.
@Suite struct EmptyConnectionTests {
  @Test func requestsHaveNoAddress() {
    let request = NSMutableURLRequest()
    #expect(request.url == nil)
    request.url = URL(string: "https://example.com")
    request.httpMethod = "POST"
    #expect((request as URLRequest).url?.host == "example.com")
  }

  @Test func responsesStandForOthers() {
    let response: URLResponse = HTTPURLResponse()
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(URLResponse().mimeType == nil)
    #expect(CachedURLResponse().data.isEmpty)
  }

  @Test func sessionsAndCachesAreNew() {
    let configuration = URLSessionConfiguration.default
    #expect(URLSession().configuration.timeoutIntervalForRequest == configuration.timeoutIntervalForRequest)
    #expect(URLCache().memoryCapacity == 0)
  }

  private final class Parts: NSObject, XMLParserDelegate {
    // The first value of a property, as apps write it.
    var parser = XMLParser()
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.append(name)
    }
  }

  @Test func parsersAreReplaced() {
    let parts = Parts()
    parts.parser = XMLParser(data: Data("<a><b/></a>".utf8))
    parts.parser.delegate = parts
    #expect(parts.parser.parse())
    #expect(parts.names == ["a", "b"])
  }
}

import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Searches for files and services, which find nothing: an app's code goes on.
@MainActor @Suite(.ownEnvironment) struct SearchTests {
  @Test func aSearchForFilesEndsAtOnce() {
    let query = NSMetadataQuery()
    nonisolated(unsafe) var names: [Notification.Name] = []
    let observer = NotificationCenter.default.addObserver(forName: nil, object: query, queue: nil) {
      names.append($0.name)
    }
    #expect(query.start() && !query.start() && query.isStarted && query.resultCount == 0)
    #expect(names == [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering])
    query.stop()
    #expect(query.isStopped)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func aServiceIsNotPublished() {
    final class Delegate: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
      var heard: [String] = []
      func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
        heard.append("not published \(errorDict[NetService.errorCode]?.intValue ?? 0)")
      }
      func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
        heard.append("not resolved")
      }
      func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { heard.append("searches") }
    }
    let delegate = Delegate()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "a", port: 80)
    let browser = NetServiceBrowser()
    (service.delegate, browser.delegate) = (delegate, delegate)
    service.publish()
    service.resolve(withTimeout: 1)
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
    #expect(delegate.heard == ["not published -72000", "not resolved", "searches"])
  }
}

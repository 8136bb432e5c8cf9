import Foundation
import ReferenceCommands
import Snapshots

/// The service that a repository uses, as far as its files and its remote tell.
struct FoundService: Equatable {
  let service: ContinuousIntegration
  /// The reason for the choice; nil if there is a job of galley's.
  let sentence: String?

  /// Nil if the service is not known.
  ///
  /// - Parameter root: the root of the repository.
  init?(in root: URL) {
    let services: [ContinuousIntegration] = [.github, .gitlab]
    if let service = services.first(where: { $0.ownJob(in: root) != nil }) {
      self.init(service: service, sentence: nil)
    } else if let (name, host) = Self.remotes(of: root).first(where: { Self.service(at: $0.host) != nil }),
      let service = Self.service(at: host)
    {
      self.init(
        service: service,
        sentence: "The remote '\(name)' is at \(host): the job is one of \(service.title). --ci names another.")
    } else if let (service, path) = services.lazy.compactMap({ service in
      service.settings(in: root).map { (service, $0) }
    })
    .first {
      self.init(
        service: service, sentence: "There is '\(path)': the job is one of \(service.title). --ci names another.")
    } else {
      return nil
    }
  }

  private init(service: ContinuousIntegration, sentence: String?) {
    (self.service, self.sentence) = (service, sentence)
  }

  /// The repository's remotes with their hosts, `origin` first.
  private static func remotes(of root: URL) -> [(name: String, host: String)] {
    let lines = (try? Git(folder: root).answer(["config", "--get-regexp", #"^remote\..*\.url$"#]))?.lines ?? []
    let remotes = lines.compactMap { line -> (name: String, host: String)? in
      guard let space = line.firstIndex(of: " ") else { return nil }
      let name = line[..<space].dropFirst("remote.".count).dropLast(".url".count)
      return host(of: String(line[line.index(after: space)...])).map { (String(name), $0) }
    }
    return remotes.filter { $0.name == "origin" } + remotes.filter { $0.name != "origin" }
  }

  /// The host of a remote: `https://host/path`, `ssh://user@host:22/path` or `user@host:path`; nil for a path.
  static func host(of address: String) -> String? {
    if let scheme = address.firstRange(of: "://") {
      let authority = address[scheme.upperBound...].prefix { $0 != "/" }
      let host = authority.split(separator: "@").last?.prefix { $0 != ":" }
      return host.flatMap { $0.isEmpty ? nil : String($0) }
    }
    let place = address.prefix { $0 != ":" }
    guard place.count < address.count, !place.contains("/") else { return nil }
    return place.split(separator: "@").last.map(String.init)
  }

  /// The service by a word of a host's name, such as `gitlab.example.com`.
  private static func service(at host: String) -> ContinuousIntegration? {
    let words = host.lowercased().split { ".-".contains($0) }
    return words.contains("gitlab") ? .gitlab : words.contains("github") ? .github : nil
  }
}

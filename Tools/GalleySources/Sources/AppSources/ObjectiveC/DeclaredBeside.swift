import Foundation

/// What the Swift files beside a configuration declare, which are compiled with an app's files.
struct DeclaredBeside {
  /// The files, absolute, by path.
  let files: [String]
  let names: Set<String>

  /// - Parameter folder: the folder of the configuration.
  init(_ folder: URL) {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.path + "/" + $0 }
    var names: Set<String> = []
    for file in files {
      guard let bytes = try? FileContents.bytes(of: file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let words = /\b(?:class|struct|enum|protocol|actor|typealias|func|let|var)\s+(?<name>\w+)/
      names.formUnion(text.matches(of: words).map { String($0.output.name) })
    }
    self.names = names
  }
}

package import Foundation
import Glibc

extension Git {
  /// The contents of objects, by names such as `HEAD:path`, in their order; nil for those that do not exist. One process
  /// reads all of them.
  package func contents(of names: [String]) throws(GitError) -> [Data?] {
    guard !names.isEmpty else { return [] }
    // A file, not a pipe: git answers while it reads.
    guard let file = tmpfile() else { throw .failed(command: "cat-file", reason: String(cString: strerror(errno))) }
    defer { fclose(file) }
    let input = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
    do {
      try input.write(contentsOf: Data(names.map { $0 + "\n" }.joined().utf8))
      try input.seek(toOffset: 0)
    } catch {
      throw .failed(command: "cat-file", reason: "\(error)")
    }
    let output = try run(["cat-file", "--batch"], input: input).output
    guard let contents = Git.contents(inBatch: output), contents.count == names.count else {
      throw .failed(command: "cat-file", reason: "its output was not understood")
    }
    return contents
  }

  /// Reads the output of `cat-file --batch`: a line `hash type size` with the contents and a line feed below it, or a
  /// line that says what is missing.
  private static func contents(inBatch output: Data) -> [Data?]? {
    var contents: [Data?] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[rest.index(after: end)...]
      guard let size = words.last.flatMap({ Int($0) }), words.count == 3 else {
        guard ["missing", "ambiguous"].contains(words.last.map(String.init)) else { return nil }
        contents.append(nil)
        continue
      }
      guard size >= 0, rest.count > size else { return nil }
      contents.append(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}

import JSONDocuments
import Scenes

/// The name of a case as processes exchange it: a JSON array of strings, which is one line whatever a file is called.
extension CaseName {
  var line: [UInt8] {
    var bytes = Array("[".utf8)
    for part in [file, scene, configuration] {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(part, to: &bytes)
    }
    return bytes + Array("]\n".utf8)
  }

  /// Nil for what is not a name.
  init?(line: String) {
    guard case .array(let values)? = try? JSONDocument(Array(line.utf8)).root.content, values.count == 3 else {
      return nil
    }
    let parts = values.compactMap { if case .string(let part) = $0.content { part } else { nil } }
    guard parts.count == 3 else { return nil }
    self.init(file: parts[0], scene: parts[1], configuration: parts[2])
  }
}

package import DeveloperToolsSupport
package import HeadlessUIKit

/// A preview of a table, or what one of its arguments makes of it, with a name that no other preview of its file has.
package struct ListedPreview: Sendable {
  package let filePath: String
  package let line: Int
  package let name: String
  package let traits: Preview.ViewTraits
  package let content: Preview.Content

  /// The file's name.
  package var file: String { String(filePath.split(separator: "/").last ?? "") }
}

/// A preview that cannot be shown, with the reason.
package struct UnusablePreview: Error, Hashable, Sendable, CustomStringConvertible {
  package let filePath: String
  package let line: Int
  package let name: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// The tool that rewrote the sources left it out, and says why.
    case skipped(String)
    /// Its name, its traits or its arguments could not be made.
    case failed(String)
  }

  /// Whether it was known before the program ran.
  package var isSkipped: Bool { if case .skipped = reason { true } else { false } }

  /// The reason, as a sentence.
  package var sentence: String {
    switch reason {
    case .skipped(let reason): "the preview is skipped: it \(reason)."
    case .failed(let reason): "the preview cannot be made: \(reason)"
    }
  }

  package var description: String { "\(filePath):\(line): '\(name)': \(sentence)" }
}

extension PreviewTable {
  /// The table's previews, in its order.
  ///
  /// A preview is called by its name in the source; one without a name `Preview`, and each further one of a name by a number,
  /// too. What it makes of an argument is called by both.
  @MainActor package var previews: [Result<ListedPreview, UnusablePreview>] {
    var names = PreviewNames()
    return entries.flatMap { entry -> [Result<ListedPreview, UnusablePreview>] in
      switch entry {
      case .skipped(let preview):
        let name = names.unique(preview.name, in: preview.filePath)
        return [
          .failure(
            UnusablePreview(
              filePath: preview.filePath, line: preview.line, name: name, reason: .skipped(preview.reason)))
        ]
      case .registered(let registry): return Self.previews(of: registry, &names)
      }
    }
  }

  @MainActor private static func previews(
    of registry: any PreviewRegistry.Type, _ names: inout PreviewNames
  ) -> [Result<ListedPreview, UnusablePreview>] {
    let (path, line) = (registry.filePath, registry.line)
    do {
      let preview = try registry.makePreview()
      return preview.contents.map { content in
        let name = content.name ?? preview.name ?? PreviewNames.standard
        let full = content.argument.map { "\(name) \($0)" } ?? name
        return .success(
          ListedPreview(
            filePath: path, line: line, name: names.unique(full, in: path), traits: content.traits.over(preview.traits),
            content: content))
      }
    } catch {
      let name = names.unique(PreviewNames.standard, in: path)
      return [.failure(UnusablePreview(filePath: path, line: line, name: name, reason: .failed("\(error)")))]
    }
  }
}

import Foundation
import Previews
import Scenes
import SourcePlaces
import ViewRendering

/// Previews as scenes: a file of each file of the app that has some.
@MainActor struct PreviewScenes {
  /// The deepest folder that holds the package and all files, with the scenes.
  let program: ProgramScenes
  /// The previews that are not scenes.
  let skipped: [UnusablePreview]

  init(_ previews: [Result<ListedPreview, UnusablePreview>], of package: String, under matrix: PreviewMatrix) {
    let root = Self.root(of: previews.map(\.filePath), package: package)
    var files: [(path: String, scenes: [Scene])] = []
    var indices: [String: Int] = [:]
    var skipped: [UnusablePreview] = []
    for preview in previews {
      if case .failure(let unusable) = preview, unusable.isSkipped {
        skipped.append(unusable)
        continue
      }
      let path = Self.path(of: preview.filePath, below: root)
      let index = indices[path] ?? files.count
      if index == files.count { files.append((path, [])) }
      indices[path] = index
      files[index].scenes.append(Self.scene(preview, at: path, under: matrix))
    }
    self.skipped = skipped
    program = ProgramScenes(
      files: files.map { SceneFile(path: $0.path, scenes: $0.scenes) },
      in: URL(fileURLWithPath: "/" + root.joined(separator: "/"), isDirectory: true),
      command: ["galley", "previews", package])
  }

  private static func scene(
    _ preview: Result<ListedPreview, UnusablePreview>, at path: String, under matrix: PreviewMatrix
  ) -> Scene {
    switch preview {
    case .failure(let unusable):
      return Scene(name: unusable.name, at: SourcePlace(file: path, line: unusable.line), failing: unusable.sentence)
    case .success(let preview):
      let place = SourcePlace(file: path, line: preview.line)
      do throws(PreviewTraitsError) {
        let content = preview.content
        return Scene(name: preview.name, at: place, under: try matrix.configurations(for: preview.traits)) {
          let made = try PreviewContent(content)
          return (made.view, made.controller)
        }
      } catch {
        return Scene(name: preview.name, at: place, failing: "\(error)")
      }
    }
  }

  // MARK: Paths

  private static func components(_ path: String) -> [Substring] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/")
  }

  /// The folders that the package and all files are below.
  private static func root(of files: [String], package: String) -> [Substring] {
    files.reduce(components(package)) { common, file in
      zip(common, components(file).dropLast()).prefix { $0 == $1 }.map(\.0)
    }
  }

  private static func path(of file: String, below root: [Substring]) -> String {
    components(file).dropFirst(root.count).joined(separator: "/")
  }
}

extension Result<ListedPreview, UnusablePreview> {
  fileprivate var filePath: String {
    switch self {
    case .success(let preview): preview.filePath
    case .failure(let preview): preview.filePath
    }
  }
}

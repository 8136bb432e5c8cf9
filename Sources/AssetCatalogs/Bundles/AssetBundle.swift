import JSONDocuments
import SourcePlaces
import Suggestions
import Synchronization

/// An app's resources as a folder: the asset catalogues in it, and loose pictures beside them.
///
/// Folders are listed when the bundle is opened; a set is read when it is asked for, once.
package final class AssetBundle: Sendable {
  /// A set with what is wrong with it.
  package struct Asset<Set: Sendable>: Sendable {
    /// The set; nil if it cannot be read.
    package let set: Set?
    package let findings: [AssetFinding]
  }

  private struct Known {
    var images: [String: Asset<ImageSet>] = [:]
    var colors: [String: Asset<ColorSet>] = [:]
    var data: [AssetIndex.Key: Asset<DataSet>] = [:]
    var looseFiles: [String: [LooseFile]] = [:]
  }

  private let access: FolderAccess
  private let index: AssetIndex
  private let known = Mutex(Known())

  /// Opens a folder: a catalogue, or a folder that holds catalogues.
  ///
  /// - Parameter searchesSubfolders: whether catalogues and loose pictures in the folder's folders count, as in an app's
  ///   sources; in an app's bundle only those in the folder itself do.
  package init(folder: String, searchesSubfolders: Bool = true) throws(AssetFinding) {
    access = try FolderAccess(folder)
    index = AssetIndex(access, searchesSubfolders: searchesSubfolders)
  }

  /// The folder's path, without links.
  package var folder: String { access.root }
  /// The names of the images in catalogues, in order.
  package var imageNames: [String] { index.names(.image) }
  /// The names of the colours in catalogues, in order.
  package var colorNames: [String] { index.names(.color) }
  /// The names of the data in catalogues, in order.
  package var dataNames: [String] { index.names(.data) }
  /// The names of the symbols in catalogues, in order.
  package var symbolNames: [String] { index.names(.symbol) }

  /// The faults of folders: links that are not followed, and names that several sets have.
  package var findings: [AssetFinding] { index.findings }

  /// The faults of folders on the way to a name.
  package func findings(about name: String) -> [AssetFinding] { index.findings(about: name) }

  /// The name of an image that is close to a misspelled one.
  package func suggestion(forImage name: String) -> String? {
    Suggestion.nearest(to: name, among: imageNames + symbolNames)
  }

  /// The name of a colour that is close to a misspelled one.
  package func suggestion(forColor name: String) -> String? { Suggestion.nearest(to: name, among: colorNames) }

  /// The image of a name; nil if no catalogue has it.
  package func image(named name: String) -> Asset<ImageSet>? {
    asset(
      .image, name, known: { $0.images[name] }, keep: { $0.images[name] = $1 },
      reading: { $0.imageSet(named: name, file: $1) })
  }

  /// The colour of a name; nil if no catalogue has it.
  package func color(named name: String) -> Asset<ColorSet>? {
    asset(
      .color, name, known: { $0.colors[name] }, keep: { $0.colors[name] = $1 },
      reading: { reader, _ in reader.colorSet(named: name) })
  }

  /// The data of a name; nil if no catalogue has any.
  package func data(named name: String) -> Asset<DataSet>? { files(.data, "data", named: name) }

  /// The symbol of a name, whose files are SVG templates; nil if no catalogue has it.
  package func symbol(named name: String) -> Asset<DataSet>? { files(.symbol, "symbols", named: name) }

  private func files(_ kind: AssetIndex.Kind, _ list: String, named name: String) -> Asset<DataSet>? {
    let key = AssetIndex.Key(kind: kind, name: name)
    return asset(
      kind, name, known: { $0.data[key] }, keep: { $0.data[key] = $1 },
      reading: { $0.files(list, named: name, file: $1) })
  }

  /// The file names of loose pictures.
  private static let looseKinds: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]

  /// The loose picture of a name for the conditions, with its number of pixels per point.
  ///
  /// `photo` stands for `photo.png` and its variants, `photo.jpg` for that, `icons/photo` for one in a folder. A name
  /// with a scale, `photo@2x`, stands for that file alone.
  package func looseFile(named name: String, for conditions: AssetConditions) -> (file: AssetFile, scale: Int)? {
    let cut = name.lastIndex(of: "/")
    let inner = cut.map { String(name[..<$0]) }
    let base = cut.map { String(name[name.index(after: $0)...]) } ?? name
    guard !base.isEmpty, inner?.split(separator: "/").contains("..") != true else { return nil }
    let folders = inner.map { [$0] } ?? index.looseFolders
    let kind = base.split(separator: ".").last?.lowercased() ?? ""
    let wanted = base.contains(".") && Self.looseKinds.contains(kind) ? [base] : [base + ".png"]
    for folder in folders {
      let files = looseFiles(in: folder)
      for name in wanted {
        let exact = files.filter { $0.fileName == name }
        let variants = files.filter { $0.name == name }
        guard let best = LooseFile.best(of: LooseFile(name).name == name ? variants : exact, for: conditions) else {
          continue
        }
        let path = folder.isEmpty ? best.fileName : "\(folder)/\(best.fileName)"
        let place = access.place(path)
        guard let target = try? access.file(named: best.fileName, in: folder.isEmpty ? "." : folder, use: place) else {
          continue
        }
        let file = AssetFile(path: target, shownPath: access.shownPath(path), place: place)
        return (file, best.qualifiers.scale ?? 1)
      }
    }
    return nil
  }

  private func looseFiles(in folder: String) -> [LooseFile] {
    if let files = known.withLock({ $0.looseFiles[folder] }) { return files }
    let entries = (try? access.entries(of: folder) { _ in }) ?? []
    let files = entries.filter { entry in
      guard entry.kind == .file, let kind = entry.name.split(separator: ".").last else { return false }
      return Self.looseKinds.contains(kind.lowercased())
    }.map { LooseFile($0.name) }
    known.withLock { $0.looseFiles[folder] = files }
    return files
  }

  /// A set, read once.
  private func asset<Set>(
    _ kind: AssetIndex.Kind, _ name: String, known find: (Known) -> Asset<Set>?,
    keep: (inout Known, Asset<Set>) -> Void,
    reading: (ContentsReader, _ file: (String, JSONValue) -> AssetFile?) -> Set
  ) -> Asset<Set>? {
    guard let folder = index.sets[AssetIndex.Key(kind: kind, name: name)] else { return nil }
    if let asset = known.withLock({ find($0) }) { return asset }
    let asset = read(folder, reading)
    known.withLock { keep(&$0, asset) }
    return asset
  }

  private func read<Set>(
    _ folder: String, _ reading: (ContentsReader, _ file: (String, JSONValue) -> AssetFile?) -> Set
  ) -> Asset<Set> {
    let path = "\(folder)/Contents.json"
    do throws(AssetFinding) {
      guard let bytes = try access.contents(of: path) else { throw AssetFinding(.unreadable, at: access.place(path)) }
      let reader = try ContentsReader(bytes, file: access.shownPath(path))
      let set = reading(reader) { name, value in
        let place = reader.place(of: value)
        do throws(AssetFinding) {
          let target = try self.access.file(named: name, in: folder, use: place)
          return AssetFile(path: target, shownPath: self.access.shownPath("\(folder)/\(name)"), place: place)
        } catch {
          reader.note(error)
          return nil
        }
      }
      return Asset(set: set, findings: reader.findings)
    } catch {
      return Asset(set: nil, findings: [error])
    }
  }
}

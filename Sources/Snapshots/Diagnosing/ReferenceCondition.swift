import Foundation
import Glibc
package import Raster

/// What a case's reference is like, as it lies in the store. Nothing is rendered, and nothing written.
package enum ReferenceCondition: Equatable {
  case absent
  /// It is what was recorded, by an engine.
  case whole(engine: Hash128)
  /// The picture is one, and has no record.
  case withoutRecord
  /// There is a record, and no picture, where pictures are kept.
  case withoutPicture
  case broken(reason: String)
  /// A process has the lock on its folder, for as long as it writes there or for ever: it is not waited for.
  case beingWritten
}

extension ReferenceStore {
  package func condition(of identity: CaseIdentity, keptAs form: ReferenceForm) -> ReferenceCondition {
    let folder = identity.referencePath.split(separator: "/").dropLast().joined(separator: "/")
    if isBeingWritten(folder) { return .beingWritten }
    return switch read(identity, keptAs: form) {
    case .absent: .absent
    case .unreadable(let reason): .broken(reason: reason)
    case .recordAlone(let record, _): form == .records ? .whole(engine: record.engine) : .withoutPicture
    case .present(let png, let record): condition(of: StoredReference(png: png, record: record))
    }
  }

  private func condition(of reference: StoredReference) -> ReferenceCondition {
    // A picture whose file is the one that the record knows need not be read.
    if case .valid(let record) = reference.record(of: nil) { return .whole(engine: record.engine) }
    do throws(PNGError) {
      switch reference.record(of: try PNG.decode(reference.png)) {
      case .missing: return .withoutRecord
      case .invalid(let reason): return .broken(reason: reason)
      case .valid(let record): return .whole(engine: record.engine)
      }
    } catch {
      return .broken(reason: error.description)
    }
  }

  /// Everything in the store by its path in it, folders and hidden files too, in order. Links are not followed.
  package var contents: [String] {
    var paths: [String] = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String { paths.append(path) }
    return paths.sorted()
  }

  /// Whether something is left of a process that was killed while it wrote a reference.
  package static func isLeftOver(_ path: String) -> Bool {
    StagedFile.isPartial(path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Whether a process writes references in a folder of the store at this moment.
  package func isBeingWritten(_ folder: String) -> Bool {
    let descriptor = open(root.appendingPathComponent(folder).path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}

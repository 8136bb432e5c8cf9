import Foundation
import Glibc
package import Raster

/// The state of a case's reference in the store. Nothing is rendered or written to find it.
package enum ReferenceCondition: Equatable {
  case absent
  /// The reference is complete; an engine of this hash recorded it.
  case whole(engine: Hash128)
  /// The picture can be read, but has no record.
  case withoutRecord
  /// There is a record, and no picture, where pictures are kept.
  case withoutPicture
  case broken(reason: String)
  /// A process holds the lock on its folder, perhaps for ever, so it is not waited for.
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
    // A picture whose file hash is the recorded one need not be decoded.
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

  /// The paths of everything in the store, folders and hidden files included, in order. Links are not followed.
  package var contents: [String] {
    var paths: [String] = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String { paths.append(path) }
    return paths.sorted()
  }

  /// Whether a file was left by a process that was killed while it wrote a reference.
  package static func isLeftOver(_ path: String) -> Bool {
    StagedFile.isPartial(path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Whether a process is writing references in a folder of the store at the moment.
  package func isBeingWritten(_ folder: String) -> Bool {
    let descriptor = open(root.appendingPathComponent(folder).path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}

#if compiler(>=6.3)
  import Foundation
  import HeadlessUIKit
  import Testing

  @testable import GalleyTesting

  /// Processes of tests in trouble: a disk that is full, a store that may only be read, an end at any moment. Each is a
  /// process of its own, one after the other: they fill disks and end at any moment.
  @Suite(.serialized) struct ProcessFaultTests {
    private static func message(
      _ folder: String, _ text: String, _ record: SnapshotTestingConfiguration.Record = .all
    ) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "a", record: record, snapshotDirectory: folder, testName: "test()")
    }

    /// The limit of file sizes stands for a full disk: a write fails in the middle.
    @Test func aFullDiskIsSaidAndLosesNothing() async throws {
      let store = try TemporaryStore()
      defer { store.remove() }
      #expect(store.verify("before", record: .all) != nil)
      await #expect(processExitsWith: .success) { [path = store.folder.path as String] in
        var limit = rlimit(rlim_cur: 1 << 12, rlim_max: 1 << 12)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let said = Self.message(path, String(repeating: "x", count: 1 << 16)) ?? ""
        precondition(
          said.hasSuffix(
            "/test.a.txt' cannot be written: File too large. Check the folder's permissions and the space left."), said)
        let changed = Self.message(path, String(repeating: "x", count: 1 << 16), .never) ?? ""
        precondition(changed.contains("\n\u{2212}before\n+xxx"), "what differs is said all the same: \(changed)")
      }
      #expect(try store.text("test.a.txt") == "before")
      #expect(store.files() == ["test.a.txt"])
    }

    /// Not even a page is left: neither for a picture of what there is now, nor for the reference, which stays.
    @MainActor @Test func aFullDiskIsSaidOfAView() async throws {
      let store = try TemporaryStore()
      defer { store.remove() }
      #expect(store.verify(Self.view(red: 0), as: .image, record: .all) != nil)
      await #expect(processExitsWith: .success) { [path = store.folder.path as String] in
        var limit = rlimit(rlim_cur: 64, rlim_max: 64)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let said = await MainActor.run {
          verifySnapshot(
            of: Self.view(red: 1), as: .image, named: "a", record: .all, snapshotDirectory: path, testName: "test()")
        }
        precondition(said?.contains("cannot be written: File too large") == true, said ?? "nothing")
      }
      #expect(store.verify(Self.view(red: 0), as: .image, record: .never) == nil)
      #expect(store.files() == ["test.a/view-L@2x.png", "test.a/view-L@2x.txt"])
    }

    @MainActor private static func view(red: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
      return view
    }

    /// Nobody's process, as for an administrator no folder is read-only.
    @Test func aStoreThatMayOnlyBeReadIsNamed() async throws {
      let store = try TemporaryStore()
      defer { store.remove() }
      #expect(store.verify("before", record: .all) != nil)
      await #expect(processExitsWith: .success) { [path = store.folder.path as String] in
        chmod(path, 0o555)
        if geteuid() == 0 { precondition(seteuid(65_534) == 0) }
        precondition(Self.message(path, "before", .never) == nil)
        let said = Self.message(path, "after") ?? ""
        precondition(
          said
            == "'\(path)/test.a.txt' cannot be written: Permission denied. Check the folder's permissions and the space left.",
          said)
      }
      #expect(try store.text("test.a.txt") == "before")
      #expect(store.files() == ["test.a.txt"])
    }

    /// A process that failed a test holds a run's folder, and is killed in the next.
    @Test func aKilledProcessIsInNobodysWay() async throws {
      let store = try TemporaryStore()
      defer { store.remove() }
      #expect(store.verify("before", record: .all) != nil)
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = store.folder.path as String] in
        precondition(Self.message(path, "after", .never)?.contains("+after") == true)
        let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
          kill(getpid(), SIGKILL)
          return text
        }
        _ = verifySnapshot(
          of: "after", as: strategy, named: "a", record: .all, snapshotDirectory: path, testName: "test()")
      }
      #expect(try store.text("test.a.txt") == "before")
      #expect(store.verify("after", record: .failed)?.contains("A new snapshot was automatically recorded.") == true)
      #expect(store.verify("after", record: .never) == nil)
      #expect(store.files() == ["test.a.txt"])
    }
  }
#endif

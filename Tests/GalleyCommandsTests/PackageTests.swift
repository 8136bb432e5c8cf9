import Foundation
import Testing

/// The content of packages (`scripts/package-support/tree`), with the executable of the tests.
@Suite struct PackageTests {
  /// A folder with the tree of a package in `prefix`.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: Hello")])
    try await lay("prefix", in: workspace)
    return workspace
  }

  private func lay(_ folder: String, in workspace: Workspace) async throws {
    let tree = GalleyProcess.repository.appendingPathComponent("scripts/package-support/tree").path
    let sources = "SOURCE_DATE_EPOCH=1000000000 GALLEY_COMMIT=e746eeb GALLEY_TOOLCHAIN='Swift 6.3'"
    let run = try await workspace.shell("\(sources) bash '\(tree)' \"$galley\" 0.1.0 \(folder)")
    try #require(run.status == 0 && run.errors.isEmpty, "\(run)")
  }

  @Test func theProgramFindsWhatItIsInstalledWith() async throws {
    let workspace = try await workspace()
    let renamed = try await workspace.shell("mv prefix 'a prefix' && 'a prefix/bin/galley' test Catalogue")
    #expect(renamed.lines.contains("1 case: 1 new, 1 recorded"), "\(renamed)")
    #expect(try await workspace.shell("'a prefix/bin/galley' test Catalogue").status == 0)
    #expect(try await workspace.shell("'a prefix/bin/galley' gallery").status == 0)
    for file in try workspace.files("a prefix/share/galley/gallery")
    where !["index.mustache", "files.txt"].contains(file.key)
      && !["typography/", "live/"].contains(where: file.key.hasPrefix)
    {
      let page = try workspace.files("galley-output/gallery")["site/page.\(file.key.hasSuffix(".js") ? "js" : "css")"]
      #expect(page?.range(of: file.value) != nil, "\(file.key)")
    }
    try workspace.write("{\"typography-colors\": {\"ink\": \"#102030\"}}", to: "TypographyKit.json")
    let typography = try await workspace.shell("'a prefix/bin/galley' typography TypographyKit.json --output designs")
    #expect(typography.status == 0 && workspace.exists("designs/index.html"), "\(typography)")
    try FileManager.default.removeItem(at: workspace.url("a prefix/share/galley/gallery/files.txt"))
    let incomplete = try await workspace.shell("'a prefix/bin/galley' gallery")
    #expect(
      incomplete.status == 2 && incomplete.errors.contains("/files.txt', a part of the gallery's page"), "\(incomplete)"
    )
    try FileManager.default.removeItem(at: workspace.url("a prefix/share/galley/fonts/Inter"))
    let damaged = try await workspace.shell("'a prefix/bin/galley' measure Hello")
    let fonts = workspace.url("a prefix/share/galley/fonts").path
    #expect(damaged.status == 2 && damaged.errors.contains("'\(fonts)"), "\(damaged)")
  }

  /// The documents that messages, help and the manual page name, and completions that shells accept.
  @Test func completionsDocumentsAndSchemasAreThere() async throws {
    let workspace = try await workspace()
    let share = try workspace.files("prefix/share")
    for file in ["README.md", "SCENES.md", "RESULTS.md", "UNSUPPORTED.md", "copyright", "build/Package.resolved"] {
      #expect(share["doc/galley/\(file)"] != nil, "\(file)")
    }
    #expect(share["doc/galley/build/commit"] == Data("e746eeb\n".utf8))
    let schema = GalleyProcess.repository.appendingPathComponent("Snapshots/catalogue.schema.json")
    #expect(try share["galley/schemas/catalogue.schema.json"] == Data(contentsOf: schema))
    for file in ["zsh/site-functions/_galley", "fish/vendor_completions.d/galley.fish"] {
      let text = String(decoding: try #require(share[file], "\(file)"), as: UTF8.self)
      #expect(text.contains("orphans") && !text.hasPrefix("#!"), "\(file)")
    }
    let bash = try await workspace.shell(
      """
      bash -ec '. prefix/share/bash-completion/completions/galley
      COMP_LINE="galley orp" COMP_POINT=10 COMP_WORDS=(galley orp) COMP_CWORD=1; _galley galley orp galley
      echo "${COMPREPLY[@]}"'
      """)
    #expect(bash.output == "orphans\n" && bash.errors.isEmpty, "\(bash)")
    let page = try await workspace.shell("gzip -dc prefix/share/man/man1/galley.1.gz")
    #expect(page.output.contains("\n.TH GALLEY 1 \"2001-09-09\" \"galley 0.1.0\" "))
  }

  @Test func theSameSourcesGiveTheSameBytes() async throws {
    let workspace = try await workspace()
    try await lay("again", in: workspace)
    let same = try await workspace.shell("diff -r prefix again")
    #expect(same.status == 0 && same.lines.isEmpty, "\(same)")
  }
}

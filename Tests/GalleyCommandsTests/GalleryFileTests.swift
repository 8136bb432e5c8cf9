import Foundation
import Raster
import Testing

/// `galley gallery --single-file`.
@Suite struct GalleryFileTests {
  /// A recorded catalogue of two scenes, one of which has changed since, and a run that detected it.
  private func changed(_ text: String = "Good night") async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/greeting.yaml": Catalogues.card(), "Catalogue/same.yaml": Catalogues.card(scene: "same"),
    ])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try workspace.write(Catalogues.card(text), to: "Catalogue/greeting.yaml")
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 1)
    return workspace
  }

  private func gallery(_ workspace: Workspace, _ arguments: String...) async throws -> Outcome {
    let run = arguments.contains("--style-guide") ? [] : ["galley-output"]
    return try await workspace.run(["gallery"] + run + ["Catalogue", "--single-file"] + arguments)
  }

  /// The texts of elements in a page, by a pattern for the tag's attributes.
  private func texts(_ tag: String, _ attributes: String, in page: String) throws -> [String] {
    try page.matches(of: Regex("<\(tag)\(attributes)>(?<text>[^<]*)</\(tag)>")).map { match in
      String(try #require(match.output["text"]?.substring))
    }
  }

  private func data<Value: Decodable>(_ kind: String, in page: String, as type: Value.Type) throws -> [Value] {
    try texts("script", " type=\"application/json\" data-galley=\"\(kind)\"", in: page).map {
      try JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }

  @Test func itHasWhatNeedsReviewWithItsPictures() async throws {
    let workspace = try await changed("</script><script>alert(1)</script>")
    let made = try await gallery(workspace)
    #expect(made.status == 0 && made.lines[0] == "omitted\t2 cases that pass; --all includes them", "\(made)")
    #expect(made.lines[1].hasPrefix("size\t1.") && made.lines[1].hasSuffix(" MB"))
    #expect(made.lines[2] == "4 cases: 2 unchanged, 2 changed: galley-output/gallery.html")
    let page = String(decoding: try workspace.read("galley-output/gallery.html"), as: UTF8.self)
    let run = try #require(try data("run", in: page, as: GallerySite.Run.self).first)
    #expect(run.form == "file" && run.count == 4 && run.omitted == 2 && run.caseFiles == 0)
    let cases = try #require(try data("cases", in: page, as: [GallerySite.Case].self).first)
    #expect(cases.map(\.path) == ["greeting/greeting/card-L@2x", "greeting/greeting/card-AX3@2x"])
    let images = try #require(try data("images", in: page, as: [String: String].self).first)
    // The page computes pictures of differences.
    #expect(cases.allSatisfy { $0.pictures.difference?.hash.map { images[$0.description] == nil } ?? false })
    for picture in cases.flatMap({ [$0.pictures.expected, $0.pictures.actual] }) {
      let hash = try #require(picture?.hash)
      let url = try #require(images[hash.description])
      let png = try #require(Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))))
      #expect(Hash128(hashing: png) == hash && picture?.thumbnail == nil)
    }
    struct Layout: Decodable { var hash: Hash128 }
    let layouts = Set(try data("layout", in: page, as: Layout.self).map(\.hash))
    #expect(layouts == Set(cases.flatMap { [$0.layouts.expected, $0.layouts.actual] }.compactMap { $0 }))
    #expect(layouts.count == 4)
  }

  /// The policy contains the hash of each style and script, computed by Python's hashlib, and nothing else may run.
  @Test func thePolicyNamesWhatMayRun() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace)
    let python = """
      import base64, hashlib, html, re
      page = open("galley-output/gallery.html", encoding="utf-8", newline="").read()
      policy = html.unescape(re.search('Content-Security-Policy" content="([^"]*)"', page)[1])
      def sources(tag, kind):
        texts = re.findall("<%s>(.*?)</%s>" % (tag, tag), page, re.S)
        hashes = ["'sha256-%s'" % base64.b64encode(hashlib.sha256(t.encode()).digest()).decode() for t in texts]
        assert texts and "%s-src %s;" % (kind, " ".join(hashes)) in policy, policy
      sources("script", "script")
      sources("style", "style")
      assert policy.startswith("default-src 'none';") and "'self'" not in policy and "unsafe" not in policy, policy
      """
    try workspace.write(python, to: "check.py")
    let check = try await workspace.shell("python3 check.py")
    #expect(check.status == 0, "\(check)")
  }

  @Test func theFileIsNoLargerThanItMayBe() async throws {
    let workspace = try await changed()
    // Pictures that cannot be compressed, each 1.2 MB as text; the page's fonts have 1.1 MB.
    var generator = SystemRandomNumberGenerator()
    for name in ["card-L@2x", "card-AX3@2x"] {
      let noise = try Bitmap(width: 600, height: 500)
      withExtendedLifetime(noise) {
        for index in noise.pixels.indices { noise.pixels[index] = generator.next() | 0xFF00_0000 }
      }
      try workspace.write(PNG.encode(noise), to: "galley-output/2/greeting/greeting/\(name)/expected.png")
    }
    let bounded = try await gallery(workspace, "--limit", "3")
    #expect(
      bounded.lines[1] == "omitted\t1 case: too large for 3 MB. Raise --limit, or write a folder instead.", "\(bounded)"
    )
    let size = try workspace.read("galley-output/gallery.html").count
    #expect((2_000_000...3_000_000).contains(size))
    let whole = try await gallery(workspace)
    #expect(whole.lines.count == 3 && whole.status == 0, "\(whole)")
    #expect(try workspace.read("galley-output/gallery.html").count > size)
  }

  @Test func everythingIsInItWhenAskedFor() async throws {
    let workspace = try await changed()
    let all = try await gallery(workspace, "--all")
    #expect(all.lines.count == 2 && all.lines[0].hasPrefix("size\t"), "\(all)")
    let page = String(decoding: try workspace.read("galley-output/gallery.html"), as: UTF8.self)
    #expect(try data("cases", in: page, as: [GallerySite.Case].self).first?.count == 4)
    let first = try workspace.read("galley-output/gallery.html")
    _ = try await gallery(workspace, "--all")
    #expect(try workspace.read("galley-output/gallery.html") == first)
    let guide = try await gallery(workspace, "--style-guide", "--output", "guide.html")
    #expect(guide.lines.last == "4 cases: guide.html", "\(guide)")
  }

  @Test func whatIsNoGalleryIsLeftAlone() async throws {
    let workspace = try await changed()
    try workspace.write("<p>mine", to: "galley-output/gallery.html")
    let refused = try await gallery(workspace)
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "error: 'galley-output/gallery.html' already exists and is not an unchanged gallery, so it was not overwritten. Name another file with --output.\n"
    )
    #expect(try workspace.read("galley-output/gallery.html") == Data("<p>mine".utf8))
    // A page that mentions a gallery, or one that somebody edited.
    try workspace.write("<script data-galley=\"run\"></script>", to: "mine.html")
    #expect(try await gallery(workspace, "--output", "mine.html").status == 2)
    #expect(try await gallery(workspace, "--output", "made.html").status == 0)
    let made = try workspace.read("made.html")
    try workspace.write(made + Data("<!-- mine -->\n".utf8), to: "made.html")
    #expect(try await gallery(workspace, "--output", "made.html").status == 2)
    try workspace.write(made, to: "made.html")
    #expect(try await gallery(workspace, "--output", "made.html").status == 0)
    let folder = try await gallery(workspace, "--output", "Catalogue/gallery.html")
    #expect(folder.status == 2 && folder.errors.contains("lies in the catalogue"), "\(folder)")
  }

  @Test(arguments: [
    (["--all"], "need --single-file"), (["--limit", "3"], "need --single-file"),
    (["--single-file", "--limit", "0"], "expected 1 to 1000 megabytes"), (["--jobs", "0"], "--jobs is 0"),
  ])
  func wrongUse(arguments: [String], message: String) async throws {
    let refused = try await Workspace().run(["gallery"] + arguments)
    #expect(refused.status == 2 && refused.errors.contains(message), "\(refused)")
  }
}

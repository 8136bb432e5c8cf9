import Foundation
import Testing

/// `galley typography`. Sizes by the rules of rwbutler/TypographyKit: two points for each category from `large` on.
@Suite(.timeLimit(.minutes(15))) struct TypographyCommandTests {
  private static let configuration = """
    {"typography-colors": {"ink": {"light": "#102030", "dark": "white"}, "veil": "#10203080"},
     "ui-font-text-styles": {"title": {"font-name": "System", "point-size": 20.5, "scaling-mode": "stepping",
       "letter-case": "upper"}}}
    """

  @Test func coloursAndStylesAreShown() async throws {
    let workspace = try Workspace(["TypographyKit.json": Self.configuration])
    let run = try await workspace.run("typography", "TypographyKit.json")
    #expect(run.status == 0, "\(run)")
    #expect(
      run.output == """
        colour  light      dark
        ink     #102030    #FFFFFF
        veil    #10203080  #10203080

        style  font    XS    S     M     L     XL    XXL   XXXL  AX1   AX2   AX3   AX4   AX5   letter case
        title  System  14.5  16.5  18.5  20.5  22.5  24.5  26.5  28.5  30.5  32.5  34.5  36.5  upper

        """)
  }

  @Test func issuesEndWithOne() async throws {
    let workspace = try Workspace(["a.json": "{\"typography-colors\": {\"a\": \"b\"}}"])
    let run = try await workspace.run("typography", "a.json")
    #expect(run.status == 1)
    #expect(
      run.lines.count == 1 && run.lines[0].hasPrefix("issue\ta.json:1:29: typography-colors.a: there is no colour"))
  }

  @Test(arguments: [
    ("b.json", "error: b.json: there is no such file or folder. Did you mean 'a.json'?"),
    ("a.json", "error: a.json:1:2: this is no JSON. The JSON text ends too early."),
  ])
  func whatCannotBeReadEndsWithTwo(file: String, message: String) async throws {
    let run = try await Workspace(["a.json": "{"]).run("typography", file)
    #expect(run.status == 2 && run.errors.hasPrefix(message), "\(run)")
  }

  /// The keys of Apple's Asset Catalog Format Reference, "Color Set Type".
  @Test func coloursBecomeAssets() async throws {
    let workspace = try Workspace(["TypographyKit.json": Self.configuration])
    let run = try await workspace.run("typography", "TypographyKit.json", "--asset-catalogue", "Colors.xcassets")
    #expect(run.status == 0, "\(run)")
    let files = try workspace.files("Colors.xcassets")
    #expect(files.keys.sorted() == ["Contents.json", "ink.colorset/Contents.json", "veil.colorset/Contents.json"])
    let ink = try #require(
      JSONSerialization.jsonObject(with: files["ink.colorset/Contents.json"] ?? Data()) as? [String: Any])
    let colors = try #require(ink["colors"] as? [[String: Any]])
    #expect(colors.count == 2 && colors[0]["appearances"] == nil)
    let appearance = (colors[1]["appearances"] as? [[String: String]])?.first
    #expect(appearance == ["appearance": "luminosity", "value": "dark"])
    let light = try #require(colors[0]["color"] as? [String: Any])
    #expect(light["color-space"] as? String == "srgb")
    #expect(
      light["components"] as? [String: String] == ["red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000"])
    let again = try await workspace.run("typography", "TypographyKit.json", "--asset-catalogue", "Colors.xcassets")
    #expect(
      again.status == 2 && again.errors == "error: 'Colors.xcassets' is there already. Name a folder that is not.\n")
  }
}

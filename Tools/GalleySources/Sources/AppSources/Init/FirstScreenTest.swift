/// A first test of an app's screen.
struct FirstScreenTest {
  let module: String
  let files: [AppFile]

  var text: String {
    let screen = Self.screen(in: files)
    let subject = screen.map { "\($0)()" } ?? "label"
    let label = """
          // A view or a controller of the app belongs here.
          let label = UILabel()
          label.text = "\(module)"

      """
    return """
      import GalleyTesting
      import Testing
      import UIKit

      @testable import \(module)

      /// The first run records references and fails, so that somebody looks at them; from then on they are compared.
      @MainActor @Suite struct ScreenTests {
        init() throws { try AppResources.register() }

        @Test func \(screen.map(Self.lowercased) ?? "label")() {
      \(screen == nil ? label : "")    assertSnapshot(of: \(subject), as: .image(on: .device("iPhone 16"), categories: .all))
        }
      }

      """
  }

  private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// The first controller, or else the first view, in a file without initialisers, which can be made without anything.
  private static func screen(in files: [AppFile]) -> String? {
    for base in ["UIViewController", "UIView"] {
      for file in files {
        guard let bytes = try? FileContents.bytes(of: file.path) else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.contains("init("), !text.contains("@IBOutlet"), !text.contains("private class") else { continue }
        for line in text.split(whereSeparator: \.isNewline) {
          let words = line.split { " \t:,{".contains($0) }
          guard let index = words.firstIndex(of: "class"), index + 2 < words.count, words[index + 2] == base else {
            continue
          }
          if ModuleName.isValid(String(words[index + 1])) { return String(words[index + 1]) }
        }
      }
    }
    return nil
  }
}

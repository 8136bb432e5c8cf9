import DeveloperToolsSupport
import Foundation
import HeadlessUIKit

// Previews as `galley-sources` registers them: what it writes for a `#Preview` is in its own tests.

protocol Registry: PreviewRegistry {}

extension Registry {
  static var fileID: String { "App/Cards.swift" }
  static var filePath: String { "/app/Sources/Cards.swift" }
  static var line: Int { 7 }
  static var column: Int { 1 }
}

enum Unnamed: Registry {
  static func makePreview() throws -> Preview { Preview { UIView() } }
}

enum Card: Registry {
  static func makePreview() throws -> Preview {
    Preview("Card: \"small\"", traits: .fixedLayout(width: 300, height: 80.5)) {
      let view = UILabel()
      view.text = "Walks"
      return view
    }
  }
}

enum LowerCaseCard: Registry {
  static func makePreview() throws -> Preview { Preview("card small", traits: .sizeThatFitsLayout) { UIView() } }
}

enum Screen: Registry {
  static func makePreview() throws -> Preview {
    Preview("Screen", traits: .portrait, .landscapeRight) { UINavigationController() }
  }
}

enum Counts: Registry {
  static func makePreview() throws -> Preview {
    Preview("Count", arguments: [1, 12]) { count in
      let label = UILabel()
      label.text = "\(count)"
      return label
    }
  }
}

struct Mistake: Error, CustomStringConvertible {
  var description: String { "There is no sample." }
}

enum Failing: Registry {
  static func makePreview() throws -> Preview { throw Mistake() }
}

enum FailingBody: Registry {
  static func makePreview() throws -> Preview {
    Preview("Late") { () throws -> UIView in throw Mistake() }
  }
}

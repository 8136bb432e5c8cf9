import SourceRewriting
import Testing

/// Imports of what is not there, and those that files have through others.
@Suite struct ImportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let expected: String
    var testDescription: String { source }
  }

  static let rows = [
    Row(source: "import UIKit.UIGestureRecognizerSubclass", expected: "import UIKit"),
    Row(source: "import class UIKit.UIView", expected: "import UIKit"),
    Row(source: "import struct Foundation.URL", expected: "import Foundation"),
    Row(source: "import Foundation.NSObjCRuntime", expected: "import Foundation"),
    Row(source: "import Darwin", expected: "import Foundation"),
    Row(source: "import Darwin.C", expected: "import Foundation"),
    Row(source: "import ObjectiveC", expected: "import UIKit"),
    Row(source: "import ObjectiveC.runtime", expected: "import UIKit"),
    Row(source: "import os.log", expected: "import os"),
    Row(source: "import CFNetwork", expected: "import Foundation"),
    Row(source: "import AVFAudio", expected: "import AVFoundation"),
    Row(source: "import CoreTransferable", expected: "import SwiftUI"),
    Row(source: "import _MapKit_SwiftUI", expected: "import SwiftUI"),
    Row(source: "import _PassKit_SwiftUI", expected: "import SwiftUI"),
    Row(source: "import Glibc", expected: "import Glibc"),
    Row(source: "import CoreFoundation", expected: "import Foundation"),
    Row(source: "import Kit", expected: "import Kit"),
    Row(source: "@testable import Kit", expected: "@testable import Kit"),
    Row(source: "import Analytics", expected: ""),
    Row(
      source: "import Foundation\nimport Analytics // measures\nlet a = 1",
      expected: "import Foundation\n // measures\nlet a = 1"),
    Row(
      source: "import Foundation\nclass A: Bundle, @unchecked Sendable {}\nlet a = Bundle(path: \"/\")",
      expected:
        "import UIKit; import Foundation\nclass A: SubclassedBundle, @unchecked Sendable {}\nlet a = Bundle(path: \"/\")"
    ),
    Row(source: "let a = UIColor.red", expected: "import UIKit; let a = UIColor.red"),
    Row(
      source: "// A file.\n\nimport Foundation\nclass A: UIView {}",
      expected: "// A file.\n\nimport UIKit; import Foundation\nclass A: UIView {}"),
    Row(source: "import UIKit\nlet a = UIColor.red", expected: "import UIKit\nlet a = UIColor.red"),
    Row(source: "import Foundation\nlet a: CGFloat = 1", expected: "import Foundation\nlet a: CGFloat = 1"),
    Row(source: "let a: CGFloat = 1", expected: "import UIKit; let a: CGFloat = 1"),
    Row(
      source: "import Foundation\nlet a = CGAffineTransform.identity",
      expected: "import UIKit; import Foundation\nlet a = CGAffineTransform.identity"),
    Row(
      source: "import Foundation\nlet a = CACurrentMediaTime()",
      expected: "import UIKit; import Foundation\nlet a = CACurrentMediaTime()"),
    Row(
      source: "import Foundation\nlet a = RelativeDateTimeFormatter()",
      expected: "import UIKit; import Foundation\nlet a = RelativeDateTimeFormatter()"),
    Row(
      source: "import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")",
      expected: "import UIKit; import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")"),
    Row(
      source: "import Foundation\nlet a = CFAbsoluteTimeGetCurrent()",
      expected: "import UIKit; import Foundation\nlet a = CFAbsoluteTimeGetCurrent()"),
    Row(
      source: "import Dispatch\nlet a = 3 * NSEC_PER_SEC",
      expected: "import UIKit; import Dispatch\nlet a = 3 * NSEC_PER_SEC"),
    Row(
      source: "import Foundation\nlet a: NSExpression = NSExpression(format: \"1\")",
      expected: "import UIKit; import Foundation\nlet a: ComputedExpression = ComputedExpression(format: \"1\")"),
    Row(
      source: "import Foundation\nlet a = PersonNameComponentsFormatter(), b: NSComparisonPredicate",
      expected: "import UIKit; import Foundation\nlet a = PersonNameFormatter(), b: ComparedPredicate"),
    Row(
      source: "import Foundation\nlet a = URLSession.shared, b: URLRequest",
      expected: "import UIKit; import Foundation\nlet a = URLSession.shared, b: URLRequest"),
    Row(
      source: "import Foundation\nfinal class A: NSObject, XMLParserDelegate {}",
      expected: "import UIKit; import Foundation\nfinal class A: NSObject, XMLParserDelegate {}"),
    Row(
      source: "import Foundation\nprotocol URLSessioning {}\nlet a: any URLSessioning",
      expected: "import Foundation\nprotocol URLSessioning {}\nlet a: any URLSessioning"),
    Row(
      source: "import Foundation\nlet a: LocalizedStringResource = \"a\"",
      expected: "import UIKit; import Foundation\nlet a: LocalizedStringResource = \"a\""),
    Row(
      source: "import Foundation\n@Observable class A {}",
      expected: "import Observation; import Foundation\n@Observable class A {}"),
    Row(source: "import SwiftUI\n@Observable class A {}", expected: "import SwiftUI\n@Observable class A {}"),
    Row(
      source: "import Foundation\nclass A: ObservableObject { @Published var a = 1 }",
      expected: "import Combine; import Foundation\nclass A: ObservableObject { @Published var a = 1 }"),
    Row(
      source: "import SwiftUI\nclass A: ObservableObject {}", expected: "import SwiftUI\nclass A: ObservableObject {}"),
    Row(source: "import Foundation\nlet CFG = 1, a = CFG", expected: "import Foundation\nlet CFG = 1, a = CFG"),
    Row(
      source: "import UIKit\nlet a = os_unfair_lock()", expected: "import os; import UIKit\nlet a = os_unfair_lock()"),
    Row(source: "import os\nlet a = OSLog.default", expected: "import os\nlet a = OSLog.default"),
    Row(source: "import UIKit\nlet a = CIFilter()", expected: "import UIKit\nlet a = CIFilter()"),
    Row(source: "let a = Date()", expected: "import UIKit; let a = Date()"),
    Row(
      source: "import Foundation\nlet a = NSParagraphStyle.default",
      expected: "import UIKit; import Foundation\nlet a = NSParagraphStyle.default"),
    Row(source: "struct UITexts {}\nlet a = UITexts()", expected: "struct UITexts {}\nlet a = UITexts()"),
    Row(source: "let a: UInt8 = 1, b = UUIDs", expected: "let a: UInt8 = 1, b = UUIDs"),
    Row(
      source: "import Foundation\nclass A {\n  func a() {}\n  let s = #selector(a)\n}",
      expected: "import UIKit; import Foundation\nclass A {\n  func a() {}\n  let s = Selector(\"a\", A.a)\n}"),
    Row(
      source: "#if DEBUG\nlet a = UIColor.red\n#endif", expected: "import UIKit; #if DEBUG\nlet a = UIColor.red\n#endif"
    ),
  ]

  @Test(arguments: rows) func rewritten(row: Row) throws {
    let options = RewritingOptions(
      providedModules: ["AVFoundation", "Combine", "SwiftUI", "UIKit", "os"], omittedModules: ["Analytics"],
      dependencies: ["Kit"])
    let once = try SourceRewritingTests.rewritten(row.source + "\n", options: options)
    #expect(once == row.expected + "\n")
    #expect(try SourceRewritingTests.rewritten(once, options: options) == once)
  }

  /// On iOS, UIKit and Foundation import these modules, too.
  @Test(
    arguments: [
      ("CIFilter()", "CoreImage"), ("kCIInputImageKey", "CoreImage"), ("CTFontGetSize(font)", "CoreText"),
      ("[kSecClass: errSecSuccess]", "Security"), ("SecItemDelete(query)", "Security"), ("CITIES", nil),
      ("Section()", nil), ("Secret()", nil), ("CTABLE", nil), ("CGImageSourceCreateWithData(data, nil)", "ImageIO"),
      ("[kCGImagePropertyPixelWidth]", "ImageIO"), ("CGImageAlphaInfo.none", nil),
      ("UNUserNotificationCenter.current()", "UserNotifications"), ("UNIX", nil), ("UNO", nil), ("UNicorn", nil),
    ]) func importsOfModulesSeenThroughOthers(code: String, module: String?) throws
  {
    let options = RewritingOptions(providedModules: [
      "UIKit", "CoreImage", "CoreText", "ImageIO", "Security", "UserNotifications",
    ])
    let source = "import UIKit\nlet a = \(code)\n"
    let once = try SourceRewritingTests.rewritten(source, options: options)
    #expect(once == (module.map { "import \($0); " } ?? "") + source)
    #expect(try SourceRewritingTests.rewritten(once, options: options) == once)
  }

  /// A class that gets members of another file gets that file's imports.
  @Test func importsOfMembersFromOtherFiles() throws {
    let texts = try SourceRewritingTests.rewritten(
      [
        "A.swift": "class A: Base {\n}\n",
        "B.swift": "import UIKit\n@testable import Kit\nextension A {\n  override func show(_ x: Thing) {}\n}\n",
      ], options: RewritingOptions(dependencies: ["Kit"]))
    #expect(texts["A.swift"]?.hasPrefix("import UIKit; @testable import Kit; class A: Base {\n") == true)
    #expect(try SourceRewritingTests.rewritten(texts, options: RewritingOptions(dependencies: ["Kit"])) == texts)
  }
}

import SwiftSyntax

/// Rewrites a target's imports: those of modules that are not there, and those that a file has through others.
struct ImportEdits {
  private let target: TargetDeclarations
  private let modules: ImportableModules

  init(_ target: TargetDeclarations) {
    self.target = target
    modules = ImportableModules(target.options)
  }

  func add(to edits: inout DeclarationEdits) {
    let declared = target.files.reduce(into: Set<String>()) { $0.formUnion($1.topLevelNames) }
      .union(target.groups.lazy.filter { $0.kind != .extension }.map(\.simpleName))
    let files = Dictionary(target.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in target.files {
      for declaration in file.imports { rewrite(declaration, in: file.path, &edits) }
      let lenders = (edits.lenders[file.path] ?? []).sorted().compactMap { files[$0] }
      var imports: [String] = []
      for declaration in lenders.flatMap(\.imports)
      where !declaration.isConditional && !isImported(declaration, in: file) {
        let text = modules.replacement(of: declaration) ?? OneLine.text(of: declaration.node)
        if !text.isEmpty, !imports.contains(text) { imports.append(text) }
      }
      let needsUIKit =
        edits.callsUIKit(file.path) || ([file] + lenders).contains { !importsUIKit($0) && mentionsUIKit($0, declared) }
      if needsUIKit, !importsUIKit(file), !imports.contains("import UIKit") { imports.append("import UIKit") }
      for module in modulesSeenThroughOthers(file, declared) { imports.append("import \(module)") }
      guard !imports.isEmpty else { continue }
      edits.insert(imports.map { $0 + "; " }.joined(), at: file.firstCode, .importDeclaration, in: file.path)
    }
  }

  /// The modules that a file uses without their import, as those of iOS that it imports have them.
  private func modulesSeenThroughOthers(_ file: FileDeclarations, _ declared: Set<String>) -> [String] {
    var modules: Set<String> = []
    for name in file.mentions {
      guard let module = NamesSeenThroughOthers.module(of: name), self.modules.contains(module),
        !declared.contains(name)
      else { continue }
      modules.insert(module)
    }
    let imported = Set(file.imports.compactMap(\.names.first))
    // A file without imports sees neither, and these show Combine's names, and Observation's.
    if imported.isEmpty || imported.contains("SwiftUI") || imported.contains("WidgetKit") {
      modules.subtract(["Combine", "Observation"])
    }
    if imported.contains("SwiftData") { modules.remove("Observation") }
    return modules.subtracting(imported).sorted()
  }

  private func importsUIKit(_ file: FileDeclarations) -> Bool {
    file.imports.contains { $0.names.first == "UIKit" }
  }

  private func isImported(_ declaration: ImportDeclaration, in file: FileDeclarations) -> Bool {
    file.imports.contains { $0.names.first == declaration.names.first }
  }

  private func rewrite(_ declaration: ImportDeclaration, in path: String, _ edits: inout DeclarationEdits) {
    guard let text = modules.replacement(of: declaration) else { return }
    edits.replace(declaration.node.bytes(), with: text, .importDeclaration, in: path)
  }

  private func mentionsUIKit(_ file: FileDeclarations, _ declared: Set<String>) -> Bool {
    // These show Foundation's names.
    let hasFoundation = file.imports.contains {
      $0.kind == nil && ["Foundation", "CoreGraphics", "XCTest"].contains($0.names.first)
    }
    return file.mentions.contains { name in
      guard !declared.contains(name) else { return false }
      return UIKitNames.areOnlyInUIKit(name) || (!hasFoundation && UIKitNames.areInFoundation(name))
    }
  }
}

/// The modules that can be imported.
struct ImportableModules {
  private let options: RewritingOptions

  /// The modules of the compiler's own libraries on Linux.
  private static let toolchain: Set<String> = [
    "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization",
    "Testing",
    "XCTest", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]
  private static let galley: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore"]
  /// The modules that declare the names of modules that are not there.
  static let replaced = [
    "AVFAudio": "AVFoundation", "Accessibility": "UIKit", "CFNetwork": "Foundation", "CoreFoundation": "Foundation",
    "Darwin": "Foundation",
    "MachO": "Foundation", "ObjectiveC": "UIKit", "_SceneKit_SwiftUI": "SceneKit", "_SpriteKit_SwiftUI": "SpriteKit",
    "_SwiftData_SwiftUI": "SwiftData",
  ]
  /// The modules whose names SwiftUI declares here.
  private static let partsOfSwiftUI: Set<String> = [
    "CoreTransferable", "SwiftUICore", "Symbols", "_AVKit_SwiftUI", "_AuthenticationServices_SwiftUI",
    "_MapKit_SwiftUI", "_PassKit_SwiftUI", "_PhotosUI_SwiftUI", "_QuickLook_SwiftUI", "_StoreKit_SwiftUI",
    "_WebKit_SwiftUI",
  ]

  init(_ options: RewritingOptions) { self.options = options }

  /// Whether there is a module, or it is imported by another name.
  func contains(_ name: String) -> Bool {
    Self.toolchain.contains(name) || Self.galley.contains(name) || substitute(for: name) != nil
      || options.standIns[name] != nil || options.providedModules.contains(name) || options.dependencies.contains(name)
  }

  /// The module that declares the names of one that is not there.
  private func substitute(for name: String) -> String? {
    if let other = Self.replaced[name] { return other }
    return Self.partsOfSwiftUI.contains(name) && options.providedModules.contains("SwiftUI") ? "SwiftUI" : nil
  }

  /// Whether imports of a module are removed.
  func isOmitted(_ name: String) -> Bool { options.omittedModules.contains(name) }

  /// The replacement of an import; nil if it stays.
  func replacement(of declaration: ImportDeclaration) -> String? {
    guard let module = declaration.names.first else { return nil }
    if isOmitted(module) { return "" }
    if let other = options.standIns[module] { return "import \(other)" }
    let provided = options.providedModules.contains(module) || options.dependencies.contains(module)
    if !provided, let other = substitute(for: module) { return "import \(other)" }
    guard declaration.names.count > 1,
      Self.galley.contains(module) || Self.toolchain.contains(module) || options.providedModules.contains(module)
    else { return nil }
    // A declaration can be that of a module below: the whole module is imported.
    return "import \(module)"
  }
}

import Foundation
import InterfaceDocuments
import Testing
import UIKitCore

@testable import InterfaceBuilder

/// The elements of real documents, in the folder that `GALLEY_IB_DOCUMENTS` names.
@MainActor @Suite struct RealElementsTests {
  nonisolated static let folder = ProcessInfo.processInfo.environment["GALLEY_IB_DOCUMENTS"]

  private func documents() throws -> [InterfaceDocument] {
    let folder = try #require(Self.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      return try InterfaceDocument(Array(data), file: file)
    }
  }

  static let classes = [
    ElementClass.controls, ElementClass.textInputs, ElementClass.bars, ElementClass.objects,
    ElementClass.gestureRecognizers, ElementClass.frameworkViews, ElementClass.lists, ElementClass.controllers,
  ].joined()

  @Test(.enabled(if: RealElementsTests.folder != nil, "GALLEY_IB_DOCUMENTS names no folder of documents"))
  func everyAttributeAndChildIsReadOrLeftOutOnPurpose() throws {
    var unread: [String: Int] = [:]
    var seen = 0
    for element in try documents().flatMap(\.scenes).flatMap(\.objects).flatMap(\.descendants) {
      if let known = Self.classes.first(where: { $0.name == element.name }) {
        seen += 1
        for attribute in element.attributes where !known.reads(attribute: attribute.name) {
          unread["\(element.name) \(attribute.name)", default: 0] += 1
        }
        for child in element.children where !known.reads(child) {
          unread["\(element.name) <\(child.name) \(child.key ?? "")>", default: 0] += 1
        }
      } else if let parts = ValueElements.parts(of: element.name) {
        seen += 1
        for attribute in element.attributes.map(\.name) where !["id", "key", "userLabel"].contains(attribute) {
          if !parts.attributes.contains(attribute) { unread["\(element.name) \(attribute)", default: 0] += 1 }
        }
        for child in element.children where !parts.children.contains(child.key ?? child.name) {
          unread["\(element.name) <\(child.name) \(child.key ?? "")>", default: 0] += 1
        }
      }
    }
    #expect(unread == [:])
    // 43 text fields, 28 sliders, 24 switches, 65 bar items and what else there is.
    #expect(seen > 300)
  }
}

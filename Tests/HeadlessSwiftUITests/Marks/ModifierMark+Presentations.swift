import Foundation
import HeadlessUIKit
import UniformTypeIdentifiers

@testable import HeadlessSwiftUI

extension ModifierMark {
  private static func sheet(_ content: some View) -> some View {
    MarkSample().sheet(isPresented: .constant(true)) { content }
  }

  private static func detent(_ content: some View) -> some View {
    sheet(content.presentationDetents([.medium, .large]))
  }

  /// Modifiers that present something.
  static var presentations: [ModifierMark] {
    [
      ModifierMark("actionSheet") {
        $0.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Title")) }
      },
      ModifierMark("alert") { $0.alert("Title", isPresented: .constant(true)) { Button("OK") {} } },
      ModifierMark("confirmationDialog") {
        $0.confirmationDialog("Title", isPresented: .constant(true)) { Button("OK") {} }
      },
      ModifierMark("fullScreenCover") { $0.fullScreenCover(isPresented: .constant(true)) { Color.red } },
      ModifierMark("popover") { $0.popover(isPresented: .constant(true)) { Text(verbatim: "content") } },
      ModifierMark("presentationBackground", of: sheet(MarkSample())) { _ in
        sheet(MarkSample().presentationBackground(.red))
      },
      ModifierMark("presentationBackgroundInteraction", of: detent(MarkSample())) { _ in
        detent(MarkSample().presentationBackgroundInteraction(.enabled))
      },
      ModifierMark(
        "presentationCompactAdaptation", of: MarkSample().popover(isPresented: .constant(true)) { MarkSample() }
      ) {
        _ in
        MarkSample().popover(isPresented: .constant(true)) { MarkSample().presentationCompactAdaptation(.popover) }
      },
      ModifierMark("presentationCornerRadius", of: sheet(MarkSample())) { _ in
        sheet(MarkSample().presentationCornerRadius(40))
      },
      ModifierMark("presentationDetents", of: sheet(MarkSample())) { _ in detent(MarkSample()) },
      ModifierMark("presentationDragIndicator", of: sheet(MarkSample())) { _ in
        sheet(MarkSample().presentationDragIndicator(.visible))
      },
      ModifierMark("sheet") { $0.sheet(isPresented: .constant(true)) { Color.red } },
    ]
  }

  /// Modifiers whose effect is not drawn or run, or is a screen of the system.
  static var undrawn: [ModifierMark] {
    colors + [
      ModifierMark("backgroundExtensionEffect") { $0.backgroundExtensionEffect() },
      ModifierMark("buttonSizing") { $0.buttonSizing(.flexible) },
      ModifierMark("containerBackground") { $0.containerBackground(.red, for: .navigation) },
      ModifierMark("containerShape") { $0.containerShape(Circle()) },
      ModifierMark("defaultAppStorage") { $0.defaultAppStorage(.standard) },
      ModifierMark("defaultFocus") { $0.defaultFocus(FocusState<Bool>().projectedValue, true) },
      ModifierMark("fileExporter") {
        $0.fileExporter(isPresented: .constant(true), document: Note?.none, contentType: .json) { _ in }
      },
      ModifierMark("fileImporter") {
        $0.fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
      },
      ModifierMark("labelIconToTitleSpacing") { $0.labelIconToTitleSpacing(9) },
      ModifierMark("labelReservedIconWidth") { $0.labelReservedIconWidth(30) },
      ModifierMark("layoutDirectionBehavior") { $0.layoutDirectionBehavior(.mirrors(in: .leftToRight)) },
      ModifierMark("lineHeight") { $0.lineHeight(.loose) },
      ModifierMark("fileMover") { $0.fileMover(isPresented: .constant(true), file: nil) { _ in } },
      ModifierMark("findNavigator") { $0.findNavigator(isPresented: .constant(true)) },
      ModifierMark("glassEffect") { $0.glassEffect() },
      ModifierMark("inspector") { $0.inspector(isPresented: .constant(true)) { Color.red } },
      ModifierMark("matchedGeometryEffect") {
        $0.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, isSource: false)
      },
      ModifierMark("listSectionMargins") { $0.listSectionMargins(.all, 4) },
      ModifierMark("navigationSubtitle") { $0.navigationSubtitle("subtitle") },
      ModifierMark("quickLookPreview") { $0.quickLookPreview(.constant(URL(filePath: "/a"))) },
      ModifierMark("rotation3DEffect") { $0.rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0)) },
      ModifierMark("sectionActions") { $0.sectionActions { Button("action") {} } },
      ModifierMark("sectionIndexLabel") { $0.sectionIndexLabel("A") },
      ModifierMark("symbolColorRenderingMode") { $0.symbolColorRenderingMode(.gradient) },
      ModifierMark("symbolVariableValueMode") { $0.symbolVariableValueMode(.draw) },
      ModifierMark("tabViewBottomAccessory") { $0.tabViewBottomAccessory { Text(verbatim: "accessory") } },
      ModifierMark("task") { $0.task {} },
      ModifierMark("textRenderer") { $0.textRenderer(Renderer()) },
      ModifierMark("writingDirection") { $0.writingDirection(strategy: .contentBased) },
    ]
  }

  private static var colors: [ModifierMark] {
    let shader = ShaderLibrary.default.shader()
    return [
      ModifierMark("blur") { $0.blur(radius: 2) },
      ModifierMark("brightness") { $0.brightness(0.5) },
      ModifierMark("colorEffect") { $0.colorEffect(shader) },
      ModifierMark("colorInvert") { $0.colorInvert() },
      ModifierMark("colorMultiply") { $0.colorMultiply(.red) },
      ModifierMark("contrast") { $0.contrast(0.5) },
      ModifierMark("distortionEffect") { $0.distortionEffect(shader, maxSampleOffset: .zero) },
      ModifierMark("grayscale") { $0.grayscale(0.5) },
      ModifierMark("hueRotation") { $0.hueRotation(.degrees(20)) },
      ModifierMark("layerEffect") { $0.layerEffect(shader, maxSampleOffset: .zero) },
      ModifierMark("luminanceToAlpha") { $0.luminanceToAlpha() },
      ModifierMark("saturation") { $0.saturation(0.5) },
    ]
  }

  private struct Renderer: TextRenderer {}

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.json]

    init(configuration: ReadConfiguration) {}
    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
  }
}

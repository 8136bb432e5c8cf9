import InterfaceDocuments
import SourcePlaces

/// A file that may be an Interface Builder document, with checks of the result.
package enum InterfaceCase {
  /// The error in the result of reading bytes; nil if there is none: a document of which everything can be asked, or an
  /// error with its place.
  package static func fault(of bytes: [UInt8]) -> String? {
    // Lines end at LF, CR or CRLF; the end of the text may be on one more.
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let first = read(bytes)
    switch (first, read(bytes)) {
    case (.failure(let error), .failure(let second)):
      guard error == second else { return "The second error differs: \(error), \(second)" }
      return isInside(error.place, lineCount) ? nil : "The error is behind the end: \(error)"
    case (.success(let document), .success(let second)):
      guard document.problems == second.problems, document.elements.map(\.place) == second.elements.map(\.place) else {
        return "The second reading differs."
      }
      return fault(of: document, lineCount)
    default: return "Only one reading succeeds."
    }
  }

  private static func read(_ bytes: [UInt8]) -> Result<InterfaceDocument, InterfaceDocumentError> {
    do throws(InterfaceDocumentError) { return .success(try InterfaceDocument(bytes, file: "a.xib")) } catch {
      return .failure(error)
    }
  }

  private static func fault(of document: InterfaceDocument, _ lineCount: Int) -> String? {
    for problem in document.problems where !isInside(problem.place, lineCount) {
      return "A problem is behind the end: \(problem)"
    }
    for element in document.elements {
      if let fault = InterfaceElementCase.fault(of: element) { return "\(element.place): \(fault)" }
      guard let id = element.id, document[id] != nil else { continue }
      if let fault = fault(ofParents: id, in: document) ?? fault(ofTextOf: id, in: document) { return fault }
    }
    return nil
  }

  /// An object is not in itself.
  private static func fault(ofParents id: String, in document: InterfaceDocument) -> String? {
    var (seen, next) = (Set<String>(), id)
    while seen.insert(next).inserted {
      guard let parent = document.parent(of: next) else { return nil }
      next = parent
    }
    return "'\(id)' is in itself."
  }

  /// A text that can be replaced is different afterwards.
  private static func fault(ofTextOf id: String, in document: InterfaceDocument) -> String? {
    guard !id.contains("."), let (localized, unused) = try? document.localized(["\(id).text": "\u{E9}"]) else {
      return nil
    }
    guard unused.isEmpty else { return nil }
    return (try? localized[id]?.string("text")) == "\u{E9}" ? nil : "The text of '\(id)' is not replaced."
  }

  private static func isInside(_ place: SourcePlace, _ lineCount: Int) -> Bool {
    guard let line = place.line else { return true }
    return (1...lineCount).contains(line) && place.column.map { $0 >= 1 } ?? false
  }

  /// One of the seeds with some of its bytes changed.
  package static func damaged(seed: UInt64) -> [UInt8] { DamagedText.make(of: seeds, seed: seed) }

  /// Documents with each kind of value, connection, constraint and variation.
  package static let seeds = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_1" orientation="landscape" appearance="dark"/><customFonts key="customFonts"><array key="a.ttf">
    <string>A-B</string></array></customFonts><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="O"/>
    <view id="v" alpha="0.5" hidden="YES"><rect key="frame" x="0.0" y="1" width="2" height="3e1"/><autoresizingMask key="autoresizingMask"
    widthSizable="YES" flexibleMaxY="YES"/><subviews><label id="l" text="a&#10;b &amp;" numberOfLines="0"><fontDescription
    key="fontDescription" type="system" weight="semibold" pointSize="17"/><color key="textColor" red="1" green="0.5" blue="0"
    alpha="1" colorSpace="custom" customColorSpace="displayP3"/><attributedString key="attributedText"><fragment content="x">
    <attributes><font key="NSFont" metaFont="systemBold" size="9"/><paragraphStyle key="NSParagraphStyle" alignment="center"/>
    </attributes></fragment></attributedString></label><button id="b"><string key="text" base64-UTF8="YES">Zm9v</string>
    <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><state key="normal" title="t"/></button></subviews>
    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/><constraints><constraint firstItem="l" firstAttribute="top"
    secondItem="v" secondAttribute="topMargin" constant="8" multiplier="1:2" priority="750" id="c"><variation
    key="heightClass=compact-widthClass=regular" constant="1"/></constraint></constraints><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections><outlet property="o" destination="l" id="w"/>
    <action selector="s:" destination="-1" eventType="touchUpInside"/></connections><variation key="default"><mask key="constraints">
    <exclude reference="c"/></mask></variation></view></objects><resources><namedColor name="n"><color white="1" alpha="1"
    colorSpace="calibratedWhite"/></namedColor><image name="i" width="1" height="2"/></resources></document>
    """,
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene sceneID="s">
    <objects><viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections><segue destination="b"
    kind="embed"/></connections></containerView></subviews></view></viewController></objects></scene><scene sceneID="t"><objects>
    <navigationController id="b"><connections><segue destination="a" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController></objects></scene></scenes></document>
    """,
  ]
}

extension InterfaceDocument {
  /// All elements in all scenes.
  fileprivate var elements: [InterfaceElement] { scenes.flatMap(\.objects).flatMap(\.descendants) }
}

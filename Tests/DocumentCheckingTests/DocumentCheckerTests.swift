import Findings
import InterfaceDocuments
import SourcePlaces
import TestSupport
import Testing

@testable import DocumentChecking

/// The findings of a check in documents. Frames are those that their constraints give by arithmetic.
@MainActor @Suite struct DocumentCheckerTests {
  private static let still = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// A card of 300 × 100 with a box that constraints put at (20, 10) with 50 × 40.
  private func card(
    storedAt frame: (x: Double, y: Double, width: Double, height: Double), _ attributes: String = "",
    more constraints: String = ""
  ) -> String {
    let box = WrittenDocument.view("box-00-one", frame, "\(Self.still) \(attributes)")
    return WrittenDocument.nib(
      WrittenDocument.view(
        "crd-00-one", (0, 0, 300, 100), content: box,
        constraints: WrittenDocument.placing("box-00-one", in: "crd-00-one", x: 20, y: 10, width: 50, height: 40)
          + constraints))
  }

  private func check(_ text: String) -> CheckedDocument {
    DocumentChecker().check(Array(text.utf8), file: "Card.xib")
  }

  private func words(_ checked: CheckedDocument) -> [String] {
    checked.findings.filter { $0.kind.level > .note }.map { "\($0.kind.rawValue) \($0.place.line ?? 0) \($0.sentence)" }
  }

  @Test func aViewThatLiesWhereItIsStoredHasNoFinding() {
    let checked = check(card(storedAt: (20, 10, 50, 40)))
    #expect(words(checked) == [])
    #expect(checked.views.map(\.verdict) == [.same])
    #expect(checked.screens == 1)
  }

  /// Half a point is a pixel at the scale of 2.
  @Test func halfAPointIsTheSame() {
    #expect(check(card(storedAt: (20.5, 10, 50, 39.5))).views.map(\.verdict) == [.same])
    #expect(check(card(storedAt: (20.6, 10, 50, 40))).views.map(\.verdict) == [.different])
  }

  @Test func aViewElsewhereIsMisplaced() {
    #expect(
      words(check(card(storedAt: (20, 30, 50, 40)))) == [
        "misplaced-view 7 view (box-00-one): stored at (20, 30; 50 × 40), laid out at (20, 10; 50 × 40)"
      ])
  }

  @Test func whatInterfaceBuilderMarkedIsTold() {
    let misplaced = check(card(storedAt: (20, 30, 50, 40), "misplaced=\"YES\""))
    #expect(misplaced.views.map(\.verdict) == [.misplaced])
    #expect(
      words(misplaced) == [
        "misplaced-view 7 view (box-00-one): Interface Builder marked it as misplaced: "
          + "stored at (20, 30; 50 × 40), laid out at (20, 10; 50 × 40)"
      ])
    let ambiguous = check(card(storedAt: (20, 30, 50, 40), "ambiguous=\"YES\""))
    #expect(words(ambiguous) == ["ambiguous-layout 7 view (box-00-one): Interface Builder marked it as ambiguous"])
  }

  /// Nothing says how high the box is.
  @Test func whatTheConstraintsLeaveOpenIsNotJudged() {
    let box = WrittenDocument.view("box-00-one", (20, 10, 50, 40), Self.still)
    let placing = [
      WrittenDocument.constraint("box-00-one", "leading", "crd-00-one", "leading", 20, id: "con-00-001"),
      WrittenDocument.constraint("box-00-one", "top", "crd-00-one", "top", 10, id: "con-00-002"),
      WrittenDocument.constraint("box-00-one", "width", nil, nil, 50, id: "con-00-003"),
    ]
    let checked = check(
      WrittenDocument.nib(
        WrittenDocument.view("crd-00-one", (0, 0, 300, 100), content: box, constraints: placing.joined())))
    #expect(checked.views.map(\.verdict) == [.ambiguous])
    #expect(
      words(checked).first
        == "ambiguous-layout 7 view (box-00-one): stored at (20, 10; 50 × 40), laid out at (20, 10; 50 × 0), "
        + "as the constraints leave it open")
  }

  /// Interface Builder's canvas has the constraint, the app has not: `placeholder`.
  @Test func placeholdersHoldOnTheCanvas() {
    let box = WrittenDocument.view("box-00-one", (20, 10, 50, 40), Self.still)
    let placing = [
      WrittenDocument.constraint("box-00-one", "leading", "crd-00-one", "leading", 20, id: "con-00-001"),
      WrittenDocument.constraint("box-00-one", "top", "crd-00-one", "top", 10, id: "con-00-002"),
      WrittenDocument.constraint("box-00-one", "width", nil, nil, 50, id: "con-00-003"),
      #"<constraint firstItem="box-00-one" firstAttribute="height" constant="40" placeholder="YES" id="con-00-004"/>"#,
    ]
    let checked = check(
      WrittenDocument.nib(
        WrittenDocument.view("crd-00-one", (0, 0, 300, 100), content: box, constraints: placing.joined())))
    #expect(checked.views.map(\.verdict) == [.same])
  }

  /// Xcode 8's cells have margins of 8 points, as any view (xmartlabs/Eureka, TextCell.xib: 8 from the margins is at 16).
  @Test func contentsOfEarlyCellsHaveTheMarginsOfAnyView() {
    let box = WrittenDocument.view("box-00-one", (16, 16, 50, 40), Self.still)
    let placing = [
      WrittenDocument.constraint("box-00-one", "leading", "con-tent-1", "leadingMargin", 8, id: "con-00-001"),
      WrittenDocument.constraint("box-00-one", "top", "con-tent-1", "topMargin", 8, id: "con-00-002"),
      WrittenDocument.constraint("box-00-one", "width", nil, nil, 50, id: "con-00-003"),
      WrittenDocument.constraint("box-00-one", "height", nil, nil, 40, id: "con-00-004"),
    ]
    let cell = """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="cel-00-one">
      <rect key="frame" x="0.0" y="0.0" width="375" height="199"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-00-one" id="con-tent-1">
      <rect key="frame" x="0.0" y="0.0" width="375" height="198.5"/>
      <subviews>\(box)</subviews>
      <constraints>\(placing.joined())</constraints>
      </tableViewCellContentView>
      </tableViewCell>
      """
    let checked = check(WrittenDocument.nib(cell, tools: "11762"))
    #expect(checked.views.first { $0.element.id == "box-00-one" }?.verdict == .same)
  }

  /// What lies in a misplaced view was laid out in its old frame.
  @Test func whatIsInAMisplacedViewIsNotJudged() {
    let inner = WrittenDocument.view("inn-00-one", (3, 3, 3, 3), Self.still)
    let box = WrittenDocument.view(
      "box-00-one", (0, 0, 9, 9), "\(Self.still) misplaced=\"YES\"", content: inner,
      constraints: WrittenDocument.placing("inn-00-one", in: "box-00-one", x: 1, y: 1, width: 2, height: 2))
    let checked = check(
      WrittenDocument.nib(
        WrittenDocument.view(
          "crd-00-one", (0, 0, 300, 100), content: box,
          constraints: WrittenDocument.placing("box-00-one", in: "crd-00-one", x: 20, y: 10, width: 50, height: 40))))
    #expect(checked.views.map(\.verdict) == [.misplaced, .misplaced])
    #expect(words(checked).count == 1)
  }

  @Test func aConflictIsAnError() throws {
    let wider = WrittenDocument.constraint("box-00-one", "width", nil, nil, 70, id: "cst-00-two")
    let checked = check(card(storedAt: (20, 10, 50, 40), more: wider))
    let finding = try #require(checked.findings.first { $0.kind == .brokenConstraint })
    #expect(finding.message.contains("box-00-one.width == 70"), "\(finding)")
    #expect(DocumentReport([checked], failing: DocumentFindingKind.names(from: .error)).fails)
  }

  @Test func anOpenPlaceIsAmbiguous() {
    let box = WrittenDocument.view("box-00-one", (20, 10, 50, 40), Self.still)
    let open = [
      WrittenDocument.constraint("box-00-one", "leading", "crd-00-one", "leading", 20, id: "cst-00-one"),
      WrittenDocument.constraint("box-00-one", "width", nil, nil, 50, id: "cst-00-two"),
      WrittenDocument.constraint("box-00-one", "height", nil, nil, 40, id: "cst-00-tre"),
    ].joined()
    let checked = check(
      WrittenDocument.nib(
        WrittenDocument.view("crd-00-one", (0, 0, 300, 100), content: box, constraints: open)))
    #expect(checked.findings.contains { $0.kind == .ambiguousLayout && $0.subject == "view (box-00-one)" })
  }

  @Test func whatIsNoDocumentIsUnreadable() {
    let checked = check("<html/>")
    #expect(checked.findings.map(\.kind) == [.unreadableDocument])
    #expect(checked.findings[0].place.line == 1)
  }

  @Test func anIdThatLeadsNowhereIsMalformed() {
    let missing = WrittenDocument.constraint("gon-00-one", "top", "crd-00-one", "top", 0, id: "cst-00-two")
    let checked = check(card(storedAt: (20, 10, 50, 40), more: missing))
    #expect(checked.findings.contains { $0.kind == .malformedDocument && $0.message.contains("gon-00-one") })
  }
}

import Foundation
import SourceRewriting
import Testing

@testable import AppSources

/// The classes of Core Data's models, as the app's developers find them in Xcode's derived data.
@Suite struct DataModelTests {
  /// As Xcode 15 writes models.
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Walk" representedClassName="Walk" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
            <attribute name="isOpen" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <attribute name="metres" optional="YES" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
            <attribute name="rank" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/>
            <attribute name="default" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="colour" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
            <relationship name="stops" optional="YES" toMany="YES" deletionRule="Nullify" ordered="YES" destinationEntity="Stop"/>
            <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Person"/>
        </entity>
        <entity name="Stop" representedClassName=".StopObject" parentEntity="Place" codeGenerationType="category">
            <relationship name="walks" toMany="YES" destinationEntity="Walk"/>
        </entity>
        <entity name="Place" representedClassName="Place" isAbstract="YES" codeGenerationType="class"/>
        <entity name="Person" representedClassName="Person"/>
        <entity name="Loop" representedClassName="Loop" parentEntity="Walk" codeGenerationType="class"/>
        <elements><element name="Walk" positionX="0"/></elements>
    </model>
    """

  /// Apple: "Class Definition" makes a class and its properties, "Category/Extension" the properties, "Manual/None" nothing.
  /// Values that are not scalars are optional.
  @Test func classesOfEntities() {
    let lines = DataModel(Array(Self.contents.utf8), file: "contents").swift
    for line in [
      "nonisolated public class Walk: NSManagedObject {",
      #"    super.defaultValues.merging(["isOpen": Bool(true), "metres": Double(0.0)] as [String: Any]) { $1 }"#,
      "nonisolated public class Place: NSManagedObject {}", "nonisolated public class Loop: Walk {}",
      "nonisolated extension Walk: Identifiable {}",
      "nonisolated extension Place: Identifiable {}",
      #"  public class func fetchRequest() -> NSFetchRequest<Walk> { NSFetchRequest<Walk>(entityName: "Walk") }"#,
      #"  public var title: String? { get { managedValue(forKey: "title") } set { setManagedValue(newValue, forKey: "title") } }"#,
      #"  public var isOpen: Bool { get { managedValue(forKey: "isOpen") } set { setManagedValue(newValue, forKey: "isOpen") } }"#,
      #"  public var metres: Double { get { managedValue(forKey: "metres") } set { setManagedValue(newValue, forKey: "metres") } }"#,
      #"  public var rank: NSNumber? { get { managedValue(forKey: "rank") } set { setManagedValue(newValue, forKey: "rank") } }"#,
      #"  public var `default`: UUID? { get { managedValue(forKey: "default") } set { setManagedValue(newValue, forKey: "default") } }"#,
      #"  public var colour: UIColor? { get { managedValue(forKey: "colour") } set { setManagedValue(newValue, forKey: "colour") } }"#,
      #"  public var stops: NSOrderedSet? { get { managedValue(forKey: "stops") } set { setManagedValue(newValue, forKey: "stops") } }"#,
      #"  public var owner: Person? { get { managedValue(forKey: "owner") } set { setManagedValue(newValue, forKey: "owner") } }"#,
      #"  public func insertIntoStops(_ value: StopObject, at idx: Int) { mutableOrderedSetValue(forKey: "stops").insert(value, at: idx) }"#,
      "nonisolated extension StopObject {",
      #"  public func addToWalks(_ value: Walk) { mutableSetValue(forKey: "walks").add(value) }"#,
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains { $0.contains("class StopObject") || $0.contains("class Person") })
    // Subclasses inherit it, as Xcode's classes do.
    #expect(!lines.contains { $0.contains("Loop: Identifiable") || $0.contains("StopObject: Identifiable") })
  }

  /// Apple, "Creating a Core Data model": a relationship has an inverse and a delete rule, `Nullify` where none is written.
  @Test func relationshipsOfEntities() {
    let contents = """
      <model>
          <entity name="Walk" representedClassName="Walk" codeGenerationType="class">
              <relationship name="stops" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Stop" inverseName="walk" inverseEntity="Stop"/>
          </entity>
          <entity name="Stop" representedClassName="StopObject" parentEntity="Place">
              <relationship name="walk" maxCount="1" destinationEntity="Walk" inverseName="stops" inverseEntity="Walk"/>
              <relationship name="other" destinationEntity="Unknown"/>
          </entity>
      </model>
      """
    let model = DataModel(Array(contents.utf8), file: "contents")
    #expect(
      model.registration == [
        "NSManagedObjectModel.registerEntities(",
        #"  [("Walk", "Walk", nil), ("Stop", "StopObject", "Place")],"#,
        "  relationships: [",
        #"    ("Walk", "stops", "Stop", "walk", true, true, .cascadeDeleteRule),"#,
        #"    ("Stop", "walk", "Walk", "stops", false, false, .nullifyDeleteRule),"#,
        "  ])",
      ])
    // Classes that the app writes itself are not made.
    #expect(!model.swift.contains { $0.contains("StopObject: ") || $0.contains("extension StopObject") })
  }

  @Test func brokenModels() {
    let model = DataModel(Array("<model><entity".utf8), file: "contents")
    #expect(model.entities.isEmpty && model.problem?.description.hasPrefix("contents:1:") == true)
    // What is not a name in Swift is left out.
    let odd = DataModel(
      Array(#"<model><entity name="A" representedClassName="A B" codeGenerationType="class"/></model>"#.utf8), file: "c"
    )
    #expect(odd.entities.isEmpty)
  }

  /// The version that Xcode's property list names counts.
  @Test func versionsOfModels() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "import CoreData\nextension Walk {\n  public override func awakeFromInsert() {}\n}\n",
      "App/M.xcdatamodeld/.xccurrentversion":
        "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>",
      "App/M.xcdatamodeld/M.xcdatamodel/contents": "<model/>",
      "App/M.xcdatamodeld/M 2.xcdatamodel/contents": Self.contents,
      "App/Old.xcdatamodel/contents": "<model",
    ])
    var configuration = AppConfiguration()
    configuration.folder = "App"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    try BuildPlan.copies(of: target, in: folder.path).write(try target.rewritten())
    let text = try folder.text(of: "copies/AppModels.generated.swift")
    #expect(text.contains("public override func awakeFromInsert() { awakeFromInsert_extensionOfWalk() } }\n"))
    #expect(
      text.contains("\npublic import CoreData\n")
        && text.contains("\nnonisolated public class Walk: NSManagedObject {\n"))
    #expect(
      try target.rewritten().problems.map(\.description) == [
        "\(folder.path)/App/Old.xcdatamodel/contents:1:7: error: no classes are made of the model: Expected '>' at the end of a tag. Correct it, or open and save it in Xcode."
      ])
    let plan = BuildPlan(of: target, in: folder.path)
    #expect(plan.inputs.contains(folder.path + "/App/M.xcdatamodeld/M 2.xcdatamodel/contents"))
    #expect(plan.outputs.contains(folder.path + "/copies/AppModels.generated.swift"))
  }
}

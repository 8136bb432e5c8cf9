import InterfaceDocuments
import SourcePlaces
import Testing

struct ProblemTests {
  @Test func duplicateIDsAreToldAndTheFirstObjectKeepsIt() throws {
    let document = try xib("<label id=\"a\"/>\n<button id=\"a\"/>")
    #expect(document["a"]?.name == "label")
    #expect(
      document.problems.map(\.description) == [
        "A.xib:3:9: The id 'a' is already used at A.xib:2:10. The first object keeps it."
      ])
  }

  @Test func danglingReferencesAreTold() throws {
    let document = try xib(
      """
      <view id="a"><constraints>
      <constraint firstItem="x" firstAttribute="top" secondItem="a" secondAttribute="top"/></constraints>
      <connections><outlet property="b" destination="y"/></connections>
      <variation key="default"><mask key="constraints"><exclude reference="z"/></mask></variation></view>
      """)
    #expect(
      document.problems.map(\.description) == [
        "A.xib:3:13: No object has the id 'x' that 'firstItem' refers to.",
        "A.xib:4:35: No object has the id 'y' that 'destination' refers to.",
        "A.xib:5:59: No object has the id 'z' that 'reference' refers to.",
      ])
    let start = try storyboard("", initial: "nobody")
    #expect(start.problems.map(\.kind) == [.danglingReference(name: "initialViewController", id: "nobody")])
  }

  @Test func partsThatCannotBeReadAreToldAndTheRestIsRead() throws {
    let document = try xib(
      """
      <view id="a"><constraints><constraint firstAttribute="width" constant="8"/>
      <constraint firstAttribute="widht" constant="8"/>
      <constraint constant="8"/>
      <constraint firstAttribute="height" constant="nan"/>
      <constraint firstAttribute="height" constant="8"><variation key="heightClass=compact" constant="x"/></constraint>
      </constraints><connections><outlet property="b"/><action selector="c:" destination="a"/></connections>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="booleans" keyPath="d" value="YES"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="e" value="YES"/></userDefinedRuntimeAttributes>
      <variation key="widthClass=huge" spacing="1"/></view>
      """)
    let view = try #require(document["a"])
    #expect(view.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(view.connections.map(\.kind) == [.action(selector: "c:", destination: "a", eventType: nil)])
    #expect(view.runtimeAttributes.map(\.keyPath) == ["e"])
    #expect(document.problems.map(\.place.position) == ["3:13", "4:1", "5:37", "6:87", "7:28", "8:60", "10:12"])
    #expect(document.problems[0].description.hasSuffix("unknown. Did you mean 'width'?"))
    #expect(document.problems[1].description == "A.xib:4:1: The element 'constraint' has no 'firstAttribute'.")
    #expect(document.problems[2].description == "A.xib:5:37: Expected a number for 'constant', not 'nan'.")
    #expect(document.problems[4].description == "A.xib:7:28: The element 'outlet' has no 'destination'.")
    #expect(document.problems[5].description.hasSuffix("Did you mean 'boolean'?"))
  }

  @Test func embeddedControllersInACircleAreTold() throws {
    func scene(_ id: String, embeds other: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)"><subviews>
      <containerView id="c\(id)"><connections><segue kind="embed" destination="\(other)" id="e\(id)"/></connections>
      </containerView></subviews></view></viewController></objects></scene>

      """
    }
    let circle = try storyboard(scene("a", embeds: "b") + scene("b", embeds: "a"))
    #expect(
      circle.problems.map(\.description) == [
        "A.storyboard:6:37: Objects contain each other: 'a' → 'b' → 'a'. Remove one of the connections."
      ])
    #expect(circle["cb"]?.connections.map(circle.isCircular) == [true])
    #expect(circle["ca"]?.connections.map(circle.isCircular) == [false])
    let itself = try storyboard(scene("a", embeds: "a"))
    #expect(itself.problems.map(\.kind) == [.circle(["a", "a"])])
    // Two containers may embed the same controller.
    let shared = try storyboard(
      scene("a", embeds: "c") + scene("b", embeds: "c")
        + "<scene sceneID=\"x\"><objects><viewController id=\"c\"/></objects></scene>")
    #expect(shared.problems == [])
  }

  @Test func navigationControllersInACircleAreTold() throws {
    let document = try storyboard(
      """
      <scene sceneID="s"><objects><navigationController id="a"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b"/></connections></navigationController>
      </objects></scene><scene sceneID="t"><objects><tabBarController id="b"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="a"/></connections></tabBarController>
      </objects></scene>
      """)
    #expect(document.problems.map(\.kind) == [.circle(["a", "b", "a"])])
    // Showing each other is no circle.
    let shown = try storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a"><connections><segue kind="show" destination="b"/></connections>
      </viewController></objects></scene><scene sceneID="t"><objects><viewController id="b"><connections>
      <segue kind="show" destination="a"/></connections></viewController></objects></scene>
      """)
    #expect(shown.problems == [])
  }

  @Test func viewsInACircleAreTold() throws {
    let document = try xib(
      """
      <tableViewCell id="a"><connections><outlet property="backgroundView" destination="b"/></connections></tableViewCell>
      <view id="b"><subviews><tableViewCell id="c"><connections>
      <outlet property="accessoryView" destination="a"/></connections></tableViewCell></subviews></view>
      """)
    #expect(document.problems.map(\.kind) == [.circle(["a", "b", "a"])])
    #expect(document.problems.map(\.place.line) == [4])
    // A delegate is not contained.
    let delegate = try xib(
      """
      <tableView id="a"><subviews><view id="b"><connections><outlet property="delegate" destination="a"/></connections>
      </view></subviews><connections><outlet property="dataSource" destination="b"/></connections></tableView>
      """)
    #expect(delegate.problems == [])
  }
}

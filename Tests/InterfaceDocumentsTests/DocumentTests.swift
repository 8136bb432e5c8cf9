import InterfaceDocuments
import SourcePlaces
import Testing

struct DocumentTests {
  @Test func headingIsRead() throws {
    let document = try xib(
      "", attributes: #"useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" launchScreen="YES""#)
    #expect(document.kind == .xib)
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(document.isLaunchScreen)
    #expect(document.problems == [])
    let plain = try xib("")
    #expect(!plain.usesAutoLayout && !plain.usesSafeAreas && !plain.usesTraitCollections && !plain.isLaunchScreen)
    #expect(plain.device == nil)
  }

  /// Sizes in points of iPhones and iPads, from Apple's Human Interface Guidelines.
  @Test(arguments: [
    ("retina4_7", 375.0, 667.0, 2.0), ("retina6_1", 414, 896, 2), ("retina5_9", 375, 812, 3),
    ("retina6_12", 393, 852, 3), ("retina4_0", 320, 568, 2), ("ipad9_7", 768, 1024, 2),
    ("ipad12_9rounded", 1024, 1366, 2),
  ])
  func deviceHasItsSize(_ id: String, _ width: Double, _ height: Double, _ scale: Double) throws {
    let upright = try #require(try xib("", after: #"<device id="\#(id)" orientation="portrait"/>"#).device)
    #expect([upright.width, upright.height, upright.scale] == [width, height, scale])
    #expect(!upright.isLandscape && !upright.isDark)
    let lying = try #require(
      try xib("", after: #"<device id="\#(id)" orientation="landscape" appearance="dark"/>"#).device)
    #expect([lying.width, lying.height] == [height, width])
    #expect(lying.isLandscape && lying.isDark)
  }

  @Test func unknownDeviceIsAProblemWithASuggestion() throws {
    let document = try xib("", after: #"<device id="retina4_8"/>"#)
    #expect(document.device == nil)
    #expect(document.problems.map(\.place.position) == ["2:28"])
    #expect(document.problems.first?.description.contains("Did you mean 'retina4_0'?") == true)
  }

  @Test func objectsAreFoundByTheirIDs() throws {
    let document = try xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <view id="a"><subviews><label id="b" text="Hello"/></subviews>
      <constraints><constraint firstAttribute="width" constant="8" id="c"/></constraints></view>
      """)
    #expect(document["b"]?.name == "label")
    #expect(document["-1"]?.customClass == "Owner")
    #expect(document["nothing"] == nil)
    #expect(document.parent(of: "b") == "a")
    #expect(document.parent(of: "c") == "a")
    #expect(document.parent(of: "a") == nil)
    #expect(document["b"]?.place.description == "A.xib:3:24")
    #expect(document["b"]?.place(of: "text").description == "A.xib:3:38")
    #expect(document["a"]?.descendants.map(\.name) == ["view", "subviews", "label", "constraints", "constraint"])
  }

  @Test func scenesOfAStoryboardAreRead() throws {
    let document = try storyboard(
      """
      <scene sceneID="s1"><objects><viewController id="a"/><placeholder id="p"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="b"/></objects></scene>
      """, initial: "b")
    #expect(document.kind == .storyboard)
    #expect(document.scenes.map(\.id) == ["s1", "s2"])
    #expect(document.scenes.map { $0.objects.map(\.id) } == [["a", "p"], ["b"]])
    #expect(document.initialController == "b")
    #expect(document.problems == [])
    #expect(try xib("<view/>").scenes.map(\.id) == [nil])
  }

  @Test func resourcesAndFontsAreRead() throws {
    let document = try xib(
      "",
      after: """
        <customFonts key="customFonts"><array key="A.ttf"><string>A-Book</string><string>A-Bold</string></array>
        </customFonts><resources><image name="star" catalog="system" width="128" height="116.5"/>
        <image name="Logo" width="20" height="30"/>
        <namedColor name="Accent"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor><systemColor name="systemRedColor"><color white="0.25" alpha="1" colorSpace="calibratedWhite"/>
        </systemColor></resources><color key="tintColor" name="Accent"/>
        """)
    #expect(document.customFonts == ["A.ttf": ["A-Book", "A-Bold"]])
    #expect(document.resources.images["star"]?.isSystem == true)
    #expect(document.resources.images["star"]?.size == InterfaceSize(width: 128, height: 116.5))
    #expect(document.resources.images["Logo"]?.isSystem == false)
    #expect(document.resources.namedColors == ["Accent": .components(.sRGB, [1, 0.5, 0], alpha: 1)])
    #expect(document.resources.systemColors == ["systemRedColor": .components(.calibratedWhite, [0.25], alpha: 1)])
    #expect(document.tintColor == .named("Accent"))
  }

  @Test func laterVersionIsAProblemAndIsRead() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder4.CocoaTouch.XIB" version="4.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="a"><hologram key="depth" value="3"/></view></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "A.xib")
    #expect(document["a"]?.child("depth")?.name == "hologram")
    #expect(
      document.problems.map(\.description) == [
        "A.xib:1:61: The format '4.0' is newer than 3.0, the one that is known. What is unknown is passed over."
      ])
  }
}

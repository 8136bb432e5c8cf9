import InterfaceDocuments
import Testing

struct ConstraintTests {
  private func constraint(_ attributes: String) throws -> InterfaceConstraint? {
    try object(
      "<view id=\"v\"><subviews><view id=\"a\"/></subviews><constraints><constraint \(attributes)/></constraints></view>"
    ).constraints.first
  }

  @Test func partsAreRead() throws {
    let constraint = try #require(
      try constraint(
        """
        firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="v" secondAttribute="leadingMargin" \
        constant="-8.5" multiplier="1:2" priority="750" id="c" identifier="edge"
        """))
    #expect(constraint.id == "c" && constraint.identifier == "edge")
    #expect(constraint.firstItem == "a" && constraint.secondItem == "v")
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .leadingMargin)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == -8.5 && constraint.multiplier == 0.5 && constraint.priority == 750)
    #expect(!constraint.isSymbolic && !constraint.isPlaceholder)
  }

  @Test func defaultsAreThoseOfInterfaceBuilder() throws {
    let constraint = try #require(try constraint(#"firstAttribute="width" symbolic="YES" placeholder="YES""#))
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.secondAttribute == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.constant == nil && constraint.multiplier == 1 && constraint.priority == 1000)
    #expect(constraint.isSymbolic && constraint.isPlaceholder)
  }

  @Test(arguments: [("1:1", 1.0), ("1/3", 1.0 / 3), ("0.8", 0.8), ("271:152", 271.0 / 152), ("-1", -1), ("1.5:3", 0.5)])
  func multipliersAreNumbersOrRatios(_ text: String, _ multiplier: Double) throws {
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"\(text)\"")?.multiplier == multiplier)
  }

  @Test(arguments: ["1:0", "0:0", "1:2:3", ":", "a:b", "", "nan:1"])
  func malformedMultipliersAreProblems(_ text: String) throws {
    let document = try xib(
      "<view><constraints><constraint firstAttribute=\"width\" multiplier=\"\(text)\"/></constraints></view>")
    #expect(
      document.problems.map(\.description) == [
        "A.xib:2:64: Expected a number or a ratio such as '16:9' for 'multiplier', not '\(text)'."
      ])
  }

  @Test func prioritiesAreLimited() throws {
    #expect(try constraint(#"firstAttribute="width" priority="1""#)?.priority == 1)
    let document = try xib(
      "<view><constraints><constraint firstAttribute=\"width\" priority=\"1001\"/></constraints></view>")
    #expect(
      document.problems.map(\.description) == [
        "A.xib:2:64: The value '1001' of 'priority' is out of range. Use a priority from 1 to 1000."
      ])
  }

  @Test func secondItemNeedsAnAttribute() throws {
    let document = try xib(
      "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" secondItem=\"v\"/></constraints></view>")
    #expect(document.problems.map(\.kind) == [.missing(name: "secondAttribute", element: "constraint")])
  }
}

struct VariationTests {
  private static let all = InterfaceSizeClass.allCases.flatMap { width in
    InterfaceSizeClass.allCases.map { InterfaceSizeClasses(width: width, height: $0) }
  }

  /// `default`, then one class, then both: the more specific wins, in whatever order they are written.
  @Test func mostSpecificVariationWins() throws {
    let stack = try object(
      """
      <stackView spacing="1" axis="vertical"><variation key="heightClass=compact-widthClass=compact" spacing="4"/>
      <variation key="widthClass=compact" spacing="3"/><variation key="default" spacing="2" tag="7"/></stackView>
      """)
    let spacing = { (width: InterfaceSizeClass, height: InterfaceSizeClass) in
      stack.varied(InterfaceSizeClasses(width: width, height: height))["spacing"]
    }
    #expect(spacing(.compact, .compact) == "4")
    #expect(spacing(.compact, .regular) == "3")
    #expect(spacing(.regular, .compact) == "2")
    #expect(spacing(.regular, .regular) == "2")
    for classes in Self.all {
      #expect(stack.varied(classes)["axis"] == "vertical")
      #expect(stack.varied(classes)["tag"] == "7")
      #expect(stack.varied(classes)["key"] == nil)
    }
  }

  @Test func keyedChildrenAreReplacedOrAdded() throws {
    let label = try object(
      """
      <label><fontDescription key="fontDescription" type="system" pointSize="17"/><variation key="widthClass=regular">
      <fontDescription key="fontDescription" type="system" pointSize="34"/><color key="textColor" name="Ink"/></variation></label>
      """)
    let regular = label.varied(InterfaceSizeClasses(width: .regular, height: .regular))
    #expect(try regular.font("fontDescription") == .system(weight: nil, isItalic: false, isBold: false, size: 34))
    #expect(try regular.color("textColor") == .named("Ink"))
    let compact = label.varied(InterfaceSizeClasses(width: .compact, height: .regular))
    #expect(try compact.font("fontDescription") == .system(weight: nil, isItalic: false, isBold: false, size: 17))
    #expect(try compact.color("textColor") == nil)
  }

  @Test func masksExcludeAndInclude() throws {
    let view = try object(
      """
      <view id="v"><subviews><view id="a"/><view id="b"/></subviews>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask>
      <mask key="constraints"><exclude reference="b"/></mask></variation></view>
      """)
    for classes in Self.all {
      let isLarge = classes == InterfaceSizeClasses(width: .regular, height: .regular)
      #expect(view.excludedIDs("subviews", classes) == (isLarge ? ["b"] : ["a", "b"]))
      #expect(view.excludedIDs("constraints", classes) == ["b"])
    }
  }

  @Test func constraintsVary() throws {
    let view = try object(
      """
      <view id="v"><constraints><constraint firstAttribute="width" constant="40" priority="750">
      <variation key="heightClass=compact" constant="20"/></constraint></constraints></view>
      """)
    let constraint = try #require(view.constraints.first)
    let low = constraint.varied(InterfaceSizeClasses(width: .regular, height: .compact))
    #expect(low.constant == 20 && low.priority == 750)
    #expect(constraint.varied(InterfaceSizeClasses(width: .regular, height: .regular)).constant == 40)
  }
}

struct ConnectionTests {
  @Test func kindsAreRead() throws {
    let view = try object(
      """
      <view id="v"><connections><outlet property="title" destination="v" id="o"/>
      <outletCollection property="buttons" destination="v" collectionClass="NSMutableArray" appends="YES" id="c"/>
      <action selector="tapped:" destination="-1" eventType="touchUpInside" id="t"/>
      <segue destination="v" kind="popoverPresentation" identifier="more" popoverAnchorView="v" animates="NO" id="s"/>
      <binding destination="v" name="value"/></connections></view>
      """)
    let connections = view.connections
    #expect(connections.map(\.id) == ["o", "c", "t", "s"])
    #expect(connections.map(\.destination) == ["v", "v", "-1", "v"])
    #expect(connections[0].kind == .outlet(property: "title", destination: "v"))
    #expect(connections[1].kind == .outletCollection(property: "buttons", destination: "v", isAppending: true))
    #expect(connections[2].kind == .action(selector: "tapped:", destination: "-1", eventType: "touchUpInside"))
    guard case .segue(let segue) = connections[3].kind else {
      Issue.record("The last connection is \(connections[3].kind)")
      return
    }
    #expect(segue.kind == "popoverPresentation" && segue.identifier == "more")
    #expect(segue.popoverAnchorView == "v" && !segue.isAnimated && segue.relationship == nil)
  }
}

struct RuntimeAttributeTests {
  @Test func typesAreRead() throws {
    let view = try object(
      """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="a" value="x"/>
      <userDefinedRuntimeAttribute type="string" keyPath="b"><string key="value">y</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="c" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="22"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="d"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="e"><color key="value" name="Ink"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="f" value="star"/>
      <userDefinedRuntimeAttribute type="point" keyPath="g"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="h"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="i"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="j"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="k"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="l" value="z"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(
      view.runtimeAttributes.map(\.keyPath)
        == ["a", "b", "c", "layer.cornerRadius", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .string("x"), .string("y"), .boolean(true), .integer(22), .real(0.5), .color(.named("Ink")), .image("star"),
        .point(InterfacePoint(x: 1, y: 2)), .size(InterfaceSize(width: 3, height: 4)),
        .rect(InterfaceRect(x: 1, y: 2, width: 3, height: 4)), .range(location: 1, length: 2), .none,
        .localizedString("z"),
      ])
  }
}

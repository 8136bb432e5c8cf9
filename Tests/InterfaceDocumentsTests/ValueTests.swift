import InterfaceDocuments
import Testing

struct ValueTests {
  @Test func stringsAreAttributesOrChildren() throws {
    let label = try object(
      """
      <label a="x &amp; y&#10;z" e=""><string key="b">two
      lines</string><mutableString key="c">m</mutableString><string key="d" base64-UTF8="YES">
      w6Ah
      </string><nil key="n"/></label>
      """)
    #expect(try label.string("a") == "x & y\nz")
    #expect(try label.string("b") == "two\nlines")
    #expect(try label.string("c") == "m")
    // RFC 4648: the bytes C3 A0 21.
    #expect(try label.string("d") == "à!")
    #expect(try label.string("e") == "")
    #expect(try label.string("n") == nil)
    #expect(label.isNil("n") && !label.isNil("b"))
    #expect(try label.string("absent") == nil)
  }

  /// The test vectors of RFC 4648, §10, with and without padding.
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zg", "f"), ("Zm8=", "fo"), ("Zm8", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
    ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"),
  ])
  func base64IsDecoded(_ encoded: String, _ text: String) throws {
    #expect(try object("<label><string key=\"a\" base64-UTF8=\"YES\">\(encoded)</string></label>").string("a") == text)
  }

  @Test(arguments: ["Z", "Zm9v*", "/w==", "Zg==Zg"])
  func malformedBase64IsAProblem(_ encoded: String) throws {
    let label = try object("<label><string key=\"a\" base64-UTF8=\"YES\">\(encoded)</string></label>")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try label.string("a") }
        == "A.xib:2:17: Expected text in Base64 for 'a', not '\(encoded)'.")
  }

  @Test func numbersAreAttributesOrChildren() throws {
    let view = try object(
      """
      <view a="0.20000000000000001" b="-16" c="1e-05" d="7.0"><real key="e" value="2.5"/><integer key="f" value="-3"/></view>
      """)
    #expect(try view.number("a") == 0.2)
    #expect(try view.number("b") == -16)
    #expect(try view.number("c") == 0.00001)
    #expect(try view.number("e") == 2.5)
    #expect(try view.number("f") == -3)
    #expect(try view.integer("f") == -3)
    #expect(try view.integer("b") == -16)
    #expect(try view.integer("d") == 7)
    #expect(try view.number("absent") == nil)
    #expect(try view.integer("absent") == nil)
  }

  @Test(arguments: ["nan", "inf", "-inf", "0x10", "", " 1", "1 ", "1,5", "1e400", "infinite", "1e"])
  func malformedNumbersAreProblems(_ text: String) throws {
    let view = try object("<view a=\"\(text)\"/>")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.number("a") }
        == "A.xib:2:16: Expected a number for 'a', not '\(text)'.")
    #expect(problem { () throws(InterfaceProblem) in _ = try view.integer("a") } != nil)
  }

  @Test func hugeNumbersAreProblems() throws {
    let view = try object("<view a=\"1e10\" b=\"4294967296\" c=\"1.5\"/>")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.number("a") }
        == "A.xib:2:16: The value '1e10' of 'a' is out of range. Use a number of at most nine digits.")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.integer("b") }
        == "A.xib:2:25: The value '4294967296' of 'b' is out of range. Use an integer of 32 bits.")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.integer("c") }
        == "A.xib:2:40: Expected an integer for 'c', not '1.5'.")
  }

  @Test func flagsAreYesOrNo() throws {
    let view = try object("<view a=\"YES\" b=\"NO\" c=\"true\"/>")
    #expect(try view.flag("a") == true)
    #expect(try view.flag("b") == false)
    #expect(try view.flag("absent") == nil)
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.flag("c") }
        == "A.xib:2:31: Expected YES or NO for 'c', not 'true'.")
  }

  @Test func geometryIsRead() throws {
    let view = try object(
      """
      <view><rect key="r" x="1" y="-2.5" width="3" height="4"/><size key="s" width="5" height="6"/><point key="p" x="7" y="8"/>
      <edgeInsets key="e" top="1" left="2" bottom="3" right="4"/><inset key="i" minX="1" minY="2" maxX="3" maxY="4"/>
      <directionalEdgeInsets key="d" top="1" leading="2" bottom="3" trailing="4"/>
      <offsetWrapper key="o" horizontal="9" vertical="10"/><rect key="bad" x="nan"/><nil key="nil"/></view>
      """)
    #expect(try view.rect("r") == InterfaceRect(x: 1, y: -2.5, width: 3, height: 4))
    #expect(try view.size("s") == InterfaceSize(width: 5, height: 6))
    #expect(try view.point("p") == InterfacePoint(x: 7, y: 8))
    #expect(try view.point("o") == InterfacePoint(x: 9, y: 10))
    #expect(try view.insets("e") == InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try view.insets("i") == InterfaceInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(
      try view.directionalInsets("d") == InterfaceDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try view.rect("absent") == nil)
    #expect(try view.rect("nil") == nil)
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.rect("bad") }
        == "A.xib:5:70: Expected a number for 'x', not 'nan'.")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.rect("s") }?.hasSuffix(
        "Expected a rect for 's', not 'size'.") == true)
  }

  /// The bits of `UIView.AutoresizingMask`: `minX` is left, `minY` is top.
  @Test func autoresizingMaskIsRead() throws {
    let mask = { (attributes: String) in
      try object("<view><autoresizingMask key=\"autoresizingMask\" \(attributes)/></view>").autoresizingMask?.rawValue
    }
    #expect(try mask("flexibleMinX=\"YES\"") == 1)
    #expect(try mask("widthSizable=\"YES\"") == 2)
    #expect(try mask("flexibleMaxX=\"YES\"") == 4)
    #expect(try mask("flexibleMinY=\"YES\"") == 8)
    #expect(try mask("heightSizable=\"YES\"") == 16)
    #expect(try mask("flexibleMaxY=\"YES\"") == 32)
    #expect(try mask("widthSizable=\"YES\" heightSizable=\"YES\" flexibleMinX=\"NO\"") == 18)
    #expect(try mask("") == 0)
    #expect(try object("<view/>").autoresizingMask == nil)
  }
}

import PropertyLists
import SourcePlaces
import Testing
import XMLDocuments

@Suite struct PropertyListTests {
  private func read(_ text: String) throws(PropertyListError) -> PropertyListValue {
    try PropertyListValue(Array(text.utf8), file: "a.plist")
  }

  private func fault(_ text: String) -> String? {
    do throws(PropertyListError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: "a.plist", line: line, column: column)
  }

  @Test func dictionariesHaveTheirKeysInOrderWithPlaces() throws {
    let value = try read(
      """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>b</key> <string>x &lt; y</string>
        <key>a</key> <dict/>
        <key>c</key> <integer>7</integer>
      </dict></plist>
      """)
    let members = [
      PropertyListValue.Member(
        key: "b", place: place(3, 3), value: PropertyListValue(.string("x < y"), at: place(3, 16))),
      .init(key: "a", place: place(4, 3), value: PropertyListValue(.dictionary([]), at: place(4, 16))),
      .init(key: "c", place: place(5, 3), value: PropertyListValue(.other("integer", text: "7"), at: place(5, 16))),
    ]
    #expect(value == PropertyListValue(.dictionary(members), at: place(2, 22)))
    #expect(members.map(\.value.kind) == ["a string", "a dictionary", "an element 'integer'"])
  }

  @Test(arguments: [
    ("<dict/>", "a.plist:1:1: Expected '<plist>', not '<dict>'."),
    ("<plist/>", "a.plist:1:1: Expected a value in '<plist>'."),
    ("<plist><dict/>\n<true/></plist>", "a.plist:2:1: Expected '</plist>', not '<true>'."),
    ("<plist><dict><string/></dict></plist>", "a.plist:1:14: Expected '<key>', not '<string>'."),
    ("<plist><dict><key>k</key></dict></plist>", "a.plist:1:14: The key 'k' has no value."),
    ("<plist><dict></plist>", "a.plist:1:14: Expected '</dict>', not '</plist>'."),
  ])
  func whatIsNoPropertyListSaysWhereAndWhy(text: String, message: String) { #expect(fault(text) == message) }
}

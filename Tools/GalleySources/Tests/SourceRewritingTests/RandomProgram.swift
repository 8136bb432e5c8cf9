/// Programs of the constructs that are rewritten, made at random from a seed.
struct RandomProgram {
  private var generator: SplitMix64
  private var names = 0
  private var text = ""
  private var depth = 0
  private let lineEnd: String

  /// A program, the same for the same seed.
  static func text(seed: UInt64) -> String {
    var program = RandomProgram(generator: SplitMix64(state: seed))
    for _ in 0..<program.number(1...5) { program.addDeclaration() }
    return program.text
  }

  private init(generator: SplitMix64) {
    self.generator = generator
    lineEnd = ["\n", "\n", "\r\n", "\r"][Int(self.generator.next() % 4)]
  }

  // MARK: - Choices

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func one(of choices: [String]) -> String { choices[number(0...choices.count - 1)] }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func name() -> String {
    names += 1
    return one(of: ["a", "isOn", "value", "été", "🙂", "with"]) + "\(names)"
  }

  /// A space, or a line end, or a comment, where code may have any.
  private mutating func gap() -> String {
    switch number(0...9) {
    case 0: lineEnd + "  "
    case 1: " /* @objc #selector(x) */ "
    case 2: " // #keyPath(a.b)" + lineEnd
    case 3: "  "
    case 4: "\t"
    default: " "
    }
  }

  private mutating func add(_ pieces: String...) {
    for piece in pieces { text += piece }
  }

  private mutating func endLine() {
    add(chance(10) ? "; " : lineEnd)
    if chance(5) { add(lineEnd) }
  }

  // MARK: - Declarations

  private mutating func addDeclaration() {
    switch number(0...9) {
    case 0...4: addClass()
    case 5: addProtocol()
    case 6: addExtension()
    case 7: addCondition { $0.addDeclaration() }
    case 8: addEnumeration()
    default:
      add("let ", name(), " = ", expression(in: "Other"))
      endLine()
    }
  }

  private mutating func attribute() -> String {
    one(of: [
      "@objc", "@objc(named)", "@objc(a:b:)", "@objc( named )", "@available(iOS 13, *)", "@discardableResult",
      "@MainActor",
      "@IBAction", "@nonobjc",
    ]) + gap()
  }

  private mutating func attributes(_ wanted: [String], _ percent: Int = 60) -> String {
    var result = ""
    for attribute in wanted where chance(percent) { result += attribute + gap() }
    return result
  }

  private mutating func addClass() {
    guard depth < 4 else { return }
    depth += 1
    defer { depth -= 1 }
    let type = "Type\(number(1...9))"
    add(
      attributes(["@objc", "@objcMembers", "@UIApplicationMain", "@IBDesignable"], 15),
      one(of: ["", "public ", "final "]))
    add(
      "class", gap(), type, one(of: ["", "<Element>"]), one(of: ["", ": NSObject", ": UIView, Sendable"]), " {", lineEnd
    )
    for _ in 0..<number(0...6) { addMember(of: type) }
    add("}")
    endLine()
  }

  private mutating func addProtocol() {
    add(attributes(["@objc", "@objc(Named)"].shuffled(using: &generator).prefix(1).map { $0 }))
    add(
      "protocol", gap(), "Protocol\(number(1...9))", one(of: ["", ": AnyObject", ": Sendable", ": NSObjectProtocol"]),
      " {", lineEnd)
    for _ in 0..<number(0...3) {
      add(attributes(["@objc"]), "func ", name(), "(_ a: Int)", one(of: ["", " -> Bool"]))
      endLine()
    }
    add("}")
    endLine()
  }

  private mutating func addExtension() {
    let type = one(of: ["Type1", "Type2.Type3", "UIView", "Protocol1"])
    add(
      attributes(["@objc", "@nonobjc"], 20), "extension ", type, one(of: ["", " where Self: UIView"]), " {", lineEnd)
    for _ in 0..<number(0...3) { addFunction(of: type) }
    add("}")
    endLine()
  }

  private mutating func addEnumeration() {
    add(
      attributes(["@objc"]), "enum ", name(), ": Int {", lineEnd, "  ", attributes(["@objc(first)"], 30), "case ",
      name())
    add(lineEnd, "}")
    endLine()
  }

  private mutating func addMember(of type: String) {
    add("  ")
    switch number(0...9) {
    case 0...3: addFunction(of: type)
    case 4...5: addProperty(of: type)
    case 6: addOutlet()
    case 7: addClass()
    case 8: addCondition { $0.addMember(of: type) }
    default:
      add(attributes(["@objc"]), "init(", name(), ": Int) {}")
      endLine()
    }
  }

  private mutating func addFunction(of type: String) {
    for _ in 0..<number(0...2) { add(attribute()) }
    let isStatic = chance(15)
    add(isStatic ? "static func" : "func", gap(), name(), "(")
    add(
      one(of: ["", "_ a: Int", "b: Any", "_ a: Int, with c: Any", "at d: Int, e: Int, f: Int"]), ")",
      one(of: ["", " throws", " async"]))
    add(" {", lineEnd)
    for _ in 0..<number(0...3) { addStatement(in: type) }
    add("  }")
    endLine()
  }

  private mutating func addStatement(in type: String) {
    if chance(15) {
      addCondition { $0.addStatement(in: type) }
      return
    }
    add("    _ =", gap(), expression(in: type))
    add(lineEnd)
  }

  private mutating func addProperty(of type: String) {
    add(
      attributes(["@objc", "@IBInspectable"]), one(of: ["", "dynamic ", "dynamic private(set) ", "public "]), "var ",
      name())
    switch number(0...5) {
    case 0: add(": Int = 1")
    case 1: add(": String?")
    case 2: add(" = ", expression(in: type))
    case 3: add(": Int = 1 {", gap(), "didSet", gap(), "{ _ = oldValue }", lineEnd, "}")
    case 4:
      add(
        ": Int {", gap(), attributes(["@objc(isOn)"], 30), "get", gap(), "{ 1 }", gap(), "set", gap(),
        "{ _ = newValue } }")
    default: add(": Int { 1 }")
    }
    endLine()
  }

  private mutating func addOutlet() {
    add("@IBOutlet", gap(), one(of: ["weak var ", "private weak var ", "private(set) var ", "var "]), name())
    add(one(of: [": UIView!", ": UIView?", ": [UIView]!"]))
    endLine()
  }

  private mutating func addCondition(_ add: (inout RandomProgram) -> Void) {
    guard depth < 4 else { return }
    depth += 1
    defer { depth -= 1 }
    if !text.hasSuffix(lineEnd) { self.add(lineEnd) }
    self.add("#if ", condition(), lineEnd)
    add(&self)
    if chance(40) {
      if !text.hasSuffix(lineEnd) { self.add(lineEnd) }
      self.add(chance(50) ? "#else" : "#elseif " + condition(), lineEnd)
      add(&self)
    }
    if !text.hasSuffix(lineEnd) { self.add(lineEnd) }
    self.add("#endif", lineEnd)
  }

  private mutating func condition() -> String {
    let one = one(of: [
      "os(iOS)", "os( macOS )", "canImport(UIKit)", "canImport(AppKit)", "canImport(Unknown)", "DEBUG", "true",
      "swift(>=5)",
      "targetEnvironment(simulator)", "(os(iOS) || os(tvOS))", "canImport(Combine, _version: 1.2)",
    ])
    let term = chance(20) ? "!" + one : one
    return chance(30) ? term + self.one(of: [" && ", " || "]) + condition() : term
  }

  // MARK: - Expressions

  private mutating func expression(in type: String) -> String {
    switch number(0...11) {
    case 0...3: selector(in: type)
    case 4:
      "#keyPath(" + one(of: ["", gap()]) + one(of: ["\(type).", "UIView.", ""]) + name() + one(of: ["", ".b"]) + ")"
    case 5: "#colorLiteral(red: 1, green: 0," + gap() + "blue: 0, alpha: 1)"
    case 6: "#imageLiteral(resourceName: \"a\")"
    case 7:
      one(of: ["\"@objc \\(1) #selector(a)\"", "#\"#selector(a)\"#", "\"\"\"\(lineEnd)  #if os(iOS)\(lineEnd)  \"\"\""])
    case 8: "[" + expression(in: type) + "," + gap() + expression(in: type) + "]"
    case 9:
      one(of: ["(self as AnyObject)", "(delegate as? AnyObject)?", "(\(expression(in: type)) as AnyObject)"])
        + one(of: ["", gap()]) + one(of: [".tag", ".isEqual(\(gap())1)", ".superview"])
    case 10:
      "(self" + gap() + "as! \(one(of: ["UIView", "CALayer", "\(type)"])).Type).init(" + one(of: ["", gap()]) + ")"
    default: "{ " + expression(in: type) + " }()"
    }
  }

  private mutating func selector(in type: String) -> String {
    let base = one(of: [
      "", "self.", "super.", "\(type).", "UIView.", "Type2.Type3.", "delegate.", "Box<Int>.", "type(of: self).",
      "delegate?.",
    ])
    let label = one(of: ["", "", "", "", "getter: ", "setter: "])
    let name = one(of: ["a1", "isOn2", "`default`", "🙂3", "value4"])
    let labels = label.isEmpty ? one(of: ["", "(_:)", "(with:)", "(_:for:)", "(a:b:c:)"]) : ""
    let cast = label.isEmpty && chance(15) ? " as (Int) -> Void" : ""
    let padding = chance(15) ? gap() : ""
    return "#selector(" + padding + label + base + name + labels + cast + (chance(15) ? gap() : "") + ")"
  }
}

/// A small generator of random numbers: the same seed makes the same numbers.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

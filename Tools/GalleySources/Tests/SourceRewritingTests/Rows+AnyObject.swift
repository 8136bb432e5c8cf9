extension RewritingRow {
  private static let known = "UIKit's AnyObjectMembers has the members that are frequent there"
  private static let own =
    "Swift's book: a member that is looked up in AnyObject is optional, and is unwrapped where needed"

  static let anyObjects: [RewritingRow] = [
    RewritingRow(
      "class AO1 {\n  func a(_ sender: Any) { let b: Int = (sender as AnyObject).tag; _ = b }\n  func c(sender: AnyObject) -> Int { sender.tag }\n  func d(_ sender: AnyObject?) -> Int? { sender?.tag ?? sender!.tag }\n}\n",
      "class AO1 {\n  func a(_ sender: Any) { let b: Int = AnyObjectMembers(sender as AnyObject).tag; _ = b }\n  func c(sender: AnyObject) -> Int { AnyObjectMembers(sender).tag }\n  func d(_ sender: AnyObject?) -> Int? { AnyObjectMembers(sender)?.tag ?? AnyObjectMembers(sender!).tag }\n}\n",
      known),
    RewritingRow(
      "class AO3Player { @objc var rating = 1; @objc func play() -> Int { 1 }; @objc var count3: Int { 3 } }\nfunc ao3(_ object: AnyObject, _ list: [AnyObject], _ named: [String: AnyObject]) -> [Int?] {\n  if let a = object.rating { return [a] }\n  for item in list { if item.rating == nil { return [] } }\n  guard let other = named[\"a\"] else { return list.map { $0.rating } + list.map { item in item.play() } }\n  return [object.play(), other.play?(), list[0].count3, other.rating]\n}\n",
      "class AO3Player { var rating = 1; func play() -> Int { 1 }; var count3: Int { 3 } }\nfunc ao3(_ object: AnyObject, _ list: [AnyObject], _ named: [String: AnyObject]) -> [Int?] {\n  if let a = AnyObjectMembers(object)[\\AO3Player.rating] { return [a] }\n  for item in list { if AnyObjectMembers(item)[\\AO3Player.rating] == nil { return [] } }\n  guard let other = named[\"a\"] else { return list.map { AnyObjectMembers($0)[\\AO3Player.rating] } + list.map { item in (item as! AO3Player).play() } }\n  return [(object as! AO3Player).play(), (other as? AO3Player)?.play(), AnyObjectMembers(list[0])[\\AO3Player.count3], AnyObjectMembers(other)[\\AO3Player.rating]]\n}\n",
      own),
    RewritingRow(
      "class AO4 {\n  weak var target: AnyObject?\n  var items: [AnyObject] = []\n  func a() { _ = target?.tag; _ = self.target?.tag; _ = self.items[0].tag; let target = [1]; _ = target.count; items.forEach { _ = $0.tag } }\n}\n",
      "class AO4 {\n  weak var target: AnyObject?\n  var items: [AnyObject] = []\n  func a() { _ = AnyObjectMembers(target)?.tag; _ = AnyObjectMembers(self.target)?.tag; _ = AnyObjectMembers(self.items[0]).tag; let target = [1]; _ = target.count; items.forEach { _ = AnyObjectMembers($0).tag } }\n}\n",
      known),
    RewritingRow(
      "func ao5(_ rows: [AnyObject], _ named: [String: AnyObject], _ row: AnyObject?) -> [String] {\n  let titles = rows.compactMap { row in row[\"title\"] as? String }\n  guard let first = rows[0][\"title\"] as! String?, let second = named[\"a\"]?[\"b\"] as? String else { return titles }\n  return [first, second, row?[1] as? String ?? \"\"]\n}\n",
      "func ao5(_ rows: [AnyObject], _ named: [String: AnyObject], _ row: AnyObject?) -> [String] {\n  let titles = rows.compactMap { row in AnyObjectMembers(row)[\"title\"] as? String }\n  guard let first = AnyObjectMembers(rows[0])[\"title\"] as! String?, let second = AnyObjectMembers(named[\"a\"])?[\"b\"] as? String else { return titles }\n  return [first, second, AnyObjectMembers(row)?[1] as? String ?? \"\"]\n}\n",
      "The subscripts of an AnyObject are those of NSDictionary and NSArray"),
  ]
}

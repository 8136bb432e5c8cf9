import Foundation
import Testing
import UIKitValues

// Apple's documentation of NSSecureCoding: what is archived is read again. The keys are those in archives of UIColor's.
@Suite struct ColorArchiveTests {
  @Test func aColorIsReadFromItsArchive() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test func anArchiveOfSomethingElseIsNoColor() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: "red" as NSString, requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)) == nil)
  }
}

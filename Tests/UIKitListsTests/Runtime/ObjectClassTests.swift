import Foundation
import Testing
import UIKitLists

// Apple's documentation: NSObject's classForCoder and superclass, which are methods of the class as well, and the
// functions object_getClass, class_getSuperclass, object_getClassName and class_getName of the Objective-C runtime.
@MainActor @Suite struct ObjectClassTests {
  private final class Cell: UITableViewCell {}

  @Test func classesOfClasses() {
    #expect(Cell.classForCoder() == Cell.self && Cell.superclass() == UITableViewCell.self)
    let table = UITableView()
    table.register(Cell.classForCoder(), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
  }

  @Test func classesOfObjects() {
    let cell = Cell()
    #expect(cell.superclass == UITableViewCell.self && cell.superclass?.isSubclass(of: UIView.self) == true)
    #expect(object_getClass(cell) == Cell.self && class_getSuperclass(Cell.self) == UITableViewCell.self)
    #expect(object_getClass(nil) == nil && class_getSuperclass(nil) == nil)
    #expect(String(cString: object_getClassName(UIButton())) == "UIButton")
    #expect(String(cString: class_getName(UIView.self)) == "UIView" && String(cString: class_getName(nil)) == "nil")
  }
}

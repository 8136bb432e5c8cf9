public import Foundation
import Synchronization
public import UIKitCore
import UIKitValues

/// The classes that documents name, by their names.
package enum DocumentClasses {
  private static let registered = Mutex<[String: AnyClass]>([:])
  /// What makes objects by `init()`, by class.
  private static let makers = Mutex<[ObjectIdentifier: @MainActor @Sendable () -> NSObject]>([:])

  static func register(_ classes: [AnyClass]) {
    registered.withLock { known in
      for type in classes {
        // Its name with all that is around it in its module, as Interface Builder writes it.
        let full = String(reflecting: type)
        known[full] = type
        known[String(describing: type)] = type
        if let dot = full.firstIndex(of: ".") { known[String(full[full.index(after: dot)...])] = type }
      }
    }
  }

  static func register(_ classes: [String: AnyClass]) {
    registered.withLock { $0.merge(classes) { _, new in new } }
  }

  static func register<Object: NSObject>(_ make: @escaping @MainActor @Sendable () -> Object) {
    makers.withLock { $0[ObjectIdentifier(Object.self)] = make }
  }

  /// An object of a class whose `init()` is registered; nil of any other class.
  @MainActor static func makeObject(of type: AnyClass) -> NSObject? {
    makers.withLock { $0[ObjectIdentifier(type)] }?()
  }

  /// The class of a name: a registered one or, in a named module, one that the program has.
  package static func type(_ name: String, module: String?) -> AnyClass? {
    let known: AnyClass? = registered.withLock { known in module.flatMap { known["\($0).\(name)"] } ?? known[name] }
    if let known { return known }
    return module.flatMap { NSClassFromString("\($0).\(name)") }
  }

  /// The registered names, sorted.
  static var names: [String] { registered.withLock { $0.keys.filter { !$0.contains(".") }.sorted() } }
}

extension UINib {
  /// Registers classes that documents name as custom ones, for the whole process.
  ///
  /// This is Galley's own method. Classes are also found without it, if the document names the module that they are in, and
  /// the module has the name that it has in the app.
  nonisolated public class func registerClasses(_ classes: AnyClass...) {
    DocumentClasses.register(classes)
    for type in classes { UIApplication.registerDelegateClass(type) }
  }

  /// Registers classes by other names than their own, for the whole process.
  ///
  /// This is Galley's own method.
  nonisolated public class func registerClasses(names: [String: AnyClass]) {
    DocumentClasses.register(names)
  }

  /// Registers what makes objects of a class that documents put beside their views, and whose `init(coder:)` does not: without
  /// the Objective-C runtime, `init()` of a class cannot be called by its name. It applies to the whole process.
  ///
  /// This is Galley's own method.
  nonisolated public class func registerObjects<Object: NSObject>(
    _ make: @escaping @MainActor @Sendable () -> Object
  ) {
    DocumentClasses.register(make)
  }

  /// Names the folder of an app's sources in which nibs and storyboards of the main bundle are looked up first: `.xib` and
  /// `.storyboard` files with their `.strings`, at any depth. `nil` takes it back. It applies to the whole process.
  ///
  /// This is Galley's own method, as a test's main bundle is the test program's.
  ///
  /// - Throws: an error that says why the folder cannot be read.
  nonisolated public class func registerDocuments(at folder: URL?) throws {
    let documents = try folder.map { try DocumentFolder($0) }
    DocumentFolder.registered.withLock { $0 = documents }
  }
}

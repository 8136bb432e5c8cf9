/// Code in an app's sources that does not compile on Linux, or means something else there.
public enum Construct: String, Sendable, CaseIterable, Codable {
  /// `@objc`, `@objc(name)`, `@objcMembers`, and other attributes that only Objective-C has.
  case objc
  /// `@objc protocol`, which is bound to classes.
  case objectiveCProtocol
  /// `@IBOutlet`, and the table of a class's outlets, actions and runtime attributes.
  case outlet
  /// `@IBSegueAction`.
  case segueAction
  /// `#selector(…)`.
  case selector
  /// The methods of a class by name, which `Selector("name")` calls.
  case namedMethods
  /// `#keyPath(…)`.
  case keyPath
  /// `@objc dynamic var`, which observers see.
  case observedProperty
  /// `#if os(iOS)`, `targetEnvironment(…)`, `canImport(…)`.
  case platformCondition
  /// `@objc optional` requirements of protocols.
  case optionalRequirement
  /// `delegate.method?(…)`.
  case optionalCall
  /// Members of extensions that override, or are overridden.
  case overrideInExtension
  /// `@main`, `@UIApplicationMain`.
  case main
  /// `@NSManaged`.
  case managedProperty
  /// `#colorLiteral(…)`.
  case colorLiteral
  /// `#imageLiteral(…)`.
  case imageLiteral
  /// `Bundle.main`, `Bundle.module`, `Bundle(for: …)`, which are the test program's.
  case bundle
  /// `Locale.current`, `DateFormatter()` and the like, whose locale and time zone are the machine's.
  case appLocale
  /// The folders of the user and the home folder, which are the app's own on iOS.
  case appFolder
  /// `import` of a module that is not there, or that another file's import stands for.
  case importDeclaration
  /// A test of XCTest's that belongs to the main actor.
  case mainActorTest
  /// The superclass of a test whose failures can be expected, and names of tests that control other programs.
  case testCase
  /// `#Preview` and `PreviewProvider`.
  case preview
  /// `@Entry`.
  case entry
  /// `NSExpression`, of which Foundation on Linux has the name alone, and `Bundle` as a superclass.
  case renamedClass
  /// `@Model`, what SwiftData's macros say of its properties, and `@ModelActor`.
  case model
  /// `evaluate` in `#Predicate`.
  case predicate
  /// `#Rule`, which makes a condition of a tip.
  case tipRule
  /// `@Animatable`.
  case animatable
  /// `@Generable` and `@Guide`.
  case generable
  /// `(sender as AnyObject).tag`: a member that is looked up in an object of whatever class.
  case anyObjectMember
  /// `controllerClass.init()`: an object of a class that is known while the program runs.
  case classInstance
  /// `CGSize(width: 0, height: .infinity)`, whose numbers are of several types.
  case ambiguousNumber
  /// `abs(x)` in an extension of `CGFloat`, where Foundation's method hides Swift's function, and `ProcessInfo()`, whose
  /// initializer Foundation hides.
  case hiddenFunction
  /// `catch let error as NSError`, which catches errors of every kind.
  case caughtError
  /// `Unmanaged<CFString>`, whose value is no object.
  case unmanagedValue
  /// Exchanged implementations and what else needs the Objective-C runtime.
  case objectiveCRuntime
}

import CoreData
import Foundation
import Testing

/// Objects in memory behave as Core Data's do for lists.
@MainActor @Suite struct CoreDataTests {
  private final class Person: NSManagedObject {
    var name: String? {
      get { managedValue(forKey: "name") }
      set { setManagedValue(newValue, forKey: "name") }
    }
    var age: Int16 {
      get { managedValue(forKey: "age") }
      set { setManagedValue(newValue, forKey: "age") }
    }
    var friends: NSSet? {
      get { managedValue(forKey: "friends") }
      set { setManagedValue(newValue, forKey: "friends") }
    }
  }

  private func container(_ people: [(String, Int16)]) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "People")
    var problem: (any Error)?
    container.loadPersistentStores { _, error in problem = error }
    #expect(problem == nil)
    for (name, age) in people {
      let person = Person(context: container.viewContext)
      (person.name, person.age) = (name, age)
    }
    try container.viewContext.save()
    return container
  }

  private let request = NSFetchRequest<Person>(entityName: "Person")

  @Test func objectsAreDeletedByTheirIdentities() throws {
    let context = try container([("Ada", 36), ("Alan", 41)]).viewContext
    let first = try #require(try context.fetch(request).first { $0.name == "Ada" })
    let friend = try #require(try context.fetch(request).first { $0.name == "Alan" })
    first.friends = NSSet(object: friend)
    #expect(first.objectIDs(forRelationshipNamed: "friends") == [friend.objectID])
    #expect(first.objectIDs(forRelationshipNamed: "name").isEmpty)
    let deletion = NSBatchDeleteRequest(objectIDs: [first.objectID])
    deletion.resultType = .resultTypeCount
    #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 1)
    #expect(try context.fetch(request).map(\.name) == ["Alan"])
  }

  @Test func valuesHaveDefaults() {
    let person = Person(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    #expect(person.name == nil && person.age == 0 && person.friends == nil)
    person.setValue("Ada", forKey: "name")
    #expect(person.name == "Ada" && person.value(forKey: "name") as? String == "Ada")
    person.name = nil
    #expect(person.value(forKey: "name") == nil)
  }

  @Test func whatIsSavedIsFetchedInOrder() throws {
    let context = try container([("Grace", 40), ("Ada", 36), ("Edsger", 40)]).viewContext
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Person.age, ascending: false),
      NSSortDescriptor(keyPath: \Person.name, ascending: true),
    ]
    #expect(try context.fetch(request).map(\.name) == ["Edsger", "Grace", "Ada"])
    request.sortDescriptors = [
      NSSortDescriptor(SortDescriptor(\Person.age, order: .reverse)), NSSortDescriptor(SortDescriptor(\Person.name)),
    ]
    #expect(try context.fetch(request).map(\.name) == ["Edsger", "Grace", "Ada"])
    request.predicate = NSPredicate { object, _ in (object as? Person)?.age == 40 }
    #expect(try context.count(for: request) == 2)
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.name) == ["Grace"])
  }

  @Test func anotherContextSeesWhatWasSaved() throws {
    let container = try container([("Ada", 36)])
    let other = container.newBackgroundContext()
    let person = try #require(try other.fetch(request).first)
    #expect(person.name == "Ada")
    container.viewContext.delete(person)
    #expect(container.viewContext.hasChanges)
    try container.viewContext.save()
    #expect(try other.fetch(request).isEmpty && !container.viewContext.hasChanges)
  }

  @Test func insertionsAreTakenBack() throws {
    let context = try container([]).viewContext
    _ = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    #expect(try context.fetch(request).count == 1)
    context.rollback()
    #expect(try context.fetch(request).isEmpty)
  }

  /// Apple: "NSAttributeDescription.defaultValue", "NSManagedObjectModel.entities".
  @Test func aModelMadeInCodeGivesDefaults() throws {
    let (entity, base) = (NSEntityDescription(), NSEntityDescription())
    (entity.name, base.name) = ("Ticket", "Paper")
    let price = NSAttributeDescription()
    (price.name, price.attributeType, price.defaultValue) = ("price", .doubleAttributeType, 2.5)
    entity.properties = [price]
    base.subentities = [entity]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    model.setEntities([base], forConfigurationName: "Others")
    #expect(model.entities == [entity] && model.entitiesByName["Ticket"] === entity && entity.superentity === base)
    #expect(model.configurations == ["Others"] && model.entities(forConfigurationName: "Others") == [base])
    let container = NSPersistentContainer(name: "Tickets", managedObjectModel: model)
    let ticket = NSEntityDescription.insertNewObject(forEntityName: "Ticket", into: container.viewContext)
    #expect(ticket.value(forKey: "price") as? Double == 2.5 && ticket.entity === entity)
  }

  /// An app's classes are registered with its documents: an object has its class before that is used.
  @Test func anObjectHasTheRegisteredClassOfItsEntity() throws {
    final class Voucher: NSManagedObject {}
    UINib.registerClasses(Voucher.self)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Voucher", into: context) is Voucher)
  }

  @Test func aRequestIsCopied() throws {
    (request.fetchLimit, request.sortDescriptors) = (3, [NSSortDescriptor(key: "name", ascending: true)])
    let copy = try #require(request.copy() as? NSFetchRequest<Person>)
    copy.fetchLimit = 4
    #expect(copy.entityName == "Person" && copy.sortDescriptors == request.sortDescriptors && request.fetchLimit == 3)
  }

  @Test func relationshipsChange() throws {
    let context = try container([("Ada", 36), ("Grace", 40)]).viewContext
    let people = try context.fetch(request)
    people[0].mutableSetValue(forKey: "friends").add(people[1])
    #expect(people[0].friends?.contains(people[1]) == true)
    people[0].mutableSetValue(forKey: "friends").remove(people[1])
    #expect(people[0].friends?.count == 0)
  }

  /// Apple: "Core Data's ordered relationships": objects keep their places.
  @Test func orderedRelationshipsChange() throws {
    let context = try container([("Ada", 36), ("Grace", 40)]).viewContext
    let people = try context.fetch(request)
    let team = Team(context: context)
    #expect(team.name == "New" && team.value(forKey: "size") as? Int16 == 4 && team.members == nil)
    let members = team.mutableOrderedSetValue(forKey: "members")
    members.addObjects(from: people)
    members.moveObjects(at: [0], to: 1)
    members.add(people[0])
    #expect(team.members?.array as? [Person] == [people[1], people[0]])
  }

  @Test func fetchedResultsHaveSections() throws {
    let context = try container([("Ada", 36), ("Grace", 40), ("Edsger", 40)]).viewContext
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.age, ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["36", "40"])
    #expect(results.sections?.map(\.numberOfObjects) == [1, 2])
    let edsger = results.object(at: IndexPath(indexes: [1, 1]))
    #expect(edsger.name == "Edsger" && results.indexPath(forObject: edsger) == IndexPath(indexes: [1, 1]))
  }

  @Test func anObjectNeedsNoContext() {
    let person = Person()
    person.name = "Ada"
    #expect(person.name == "Ada" && person.managedObjectContext == nil && person.entity.name == "Person")
  }

  @Test func rulesOfConflictsAreStored() throws {
    final class Rule: NSMergePolicy {
      override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        try super.resolve(constraintConflicts: list)
      }
    }
    let context = try container([]).viewContext
    context.mergePolicy = Rule(merge: .overwriteMergePolicyType)
    #expect((context.mergePolicy as? NSMergePolicy)?.mergeType == .overwriteMergePolicyType)
    #expect(NSMergePolicy.rollback.mergeType.rawValue == 4)
  }

  @Test func objectsAreDeletedTogether() throws {
    let context = try container([("Ada", 36), ("Grace", 40)]).viewContext
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeCount
    #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 2)
    #expect(try context.fetch(request).isEmpty)
  }

  /// Identities do not depend on where objects lie in memory.
  @Test func identitiesAreCounted() throws {
    for _ in 0..<2 {
      let context = try container([("A", 1), ("B", 2)]).viewContext
      let urls = context.registeredObjects.map { $0.objectID.uriRepresentation().absoluteString }.sorted()
      #expect(urls == ["x-coredata:///Person/p1", "x-coredata:///Person/p2"])
    }
  }
}

/// As `galley-sources` makes a class of a model.
private final class Team: NSManagedObject {
  override class var defaultValues: [String: Any] {
    super.defaultValues.merging(["name": "New", "size": Int16(4)] as [String: Any]) { $1 }
  }
  var name: String? { managedValue(forKey: "name") }
  var members: NSOrderedSet? { managedValue(forKey: "members") }
}

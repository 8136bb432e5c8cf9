import CoreData
import Foundation
import Testing

/// Both sides of relationships, as Apple's "Core Data Programming Guide" ("Relationships Between Managed Objects") has them.
@MainActor @Suite(.serialized) struct ManagedRelationshipTests {
  private final class ShelfObject: NSManagedObject {
    var name: String? {
      get { managedValue(forKey: "name") }
      set { setManagedValue(newValue, forKey: "name") }
    }
    var volumes: NSSet? {
      get { managedValue(forKey: "volumes") }
      set { setManagedValue(newValue, forKey: "volumes") }
    }
    var notes: NSOrderedSet? {
      get { managedValue(forKey: "notes") }
      set { setManagedValue(newValue, forKey: "notes") }
    }
  }

  private final class Volume: NSManagedObject {
    var shelf: ShelfObject? {
      get { managedValue(forKey: "shelf") }
      set { setManagedValue(newValue, forKey: "shelf") }
    }
  }

  private final class ShelfNote: NSManagedObject {
    var shelf: ShelfObject? {
      get { managedValue(forKey: "shelf") }
      set { setManagedValue(newValue, forKey: "shelf") }
    }
  }

  private let context = NSPersistentContainer(name: "Shelves").viewContext

  init() {
    NSManagedObjectModel.registerEntities(
      [("Shelf", "ShelfObject", nil), ("Volume", "Volume", nil), ("ShelfNote", "ShelfNote", nil)],
      relationships: [
        ("Shelf", "volumes", "Volume", "shelf", true, false, .nullifyDeleteRule),
        ("Shelf", "notes", "ShelfNote", "shelf", true, true, .cascadeDeleteRule),
        ("Volume", "shelf", "Shelf", "volumes", false, false, .nullifyDeleteRule),
        ("ShelfNote", "shelf", "Shelf", "notes", false, false, .nullifyDeleteRule),
      ])
  }

  @Test func theOtherSideFollows() {
    let (first, second) = (ShelfObject(context: context), ShelfObject(context: context))
    let volume = Volume(context: context)
    volume.shelf = first
    #expect(first.volumes?.allObjects as? [Volume] == [volume])
    second.mutableSetValue(forKey: "volumes").add(volume)
    #expect(volume.shelf === second && first.volumes?.count == 0)
    second.mutableSetValue(forKey: "volumes").remove(volume)
    #expect(volume.shelf == nil)
    first.volumes = NSSet(array: [volume])
    #expect(volume.shelf === first)
    first.volumes = nil
    #expect(volume.shelf == nil)
  }

  @Test func orderedSidesFollow() {
    let shelf = ShelfObject(context: context)
    let notes = (0..<3).map { _ in ShelfNote(context: context) }
    for note in notes { note.shelf = shelf }
    #expect(shelf.notes?.array as? [ShelfNote] == notes)
    let changed = shelf.mutableOrderedSetValue(forKey: "notes")
    changed.removeObject(at: 0)
    changed.insert(notes[0], at: 2)
    #expect(shelf.notes?.array as? [ShelfNote] == [notes[1], notes[2], notes[0]] && notes[0].shelf === shelf)
  }

  /// "Relationship Delete Rules": objects are deleted along, or lose the one that went.
  @Test func deletionsFollowTheirRules() throws {
    let shelf = ShelfObject(context: context)
    let (volume, note) = (Volume(context: context), ShelfNote(context: context))
    (volume.shelf, note.shelf) = (shelf, shelf)
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(volume.shelf == nil && note.isDeleted)
    #expect(try context.fetch(NSFetchRequest<Volume>(entityName: "Volume")) == [volume])
    #expect(try context.count(for: NSFetchRequest<ShelfNote>(entityName: "ShelfNote")) == 0)
  }

  /// An entity may have another name than its class.
  @Test func objectsBelongToTheEntityOfTheirClass() throws {
    let shelf = ShelfObject(context: context)
    #expect(shelf.entity.name == "Shelf")
    #expect(try context.fetch(NSFetchRequest<ShelfObject>(entityName: "Shelf")) == [shelf])
  }
}

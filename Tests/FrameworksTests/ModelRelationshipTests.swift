import Foundation
import SwiftData
import Testing

/// Relationships of SwiftData's models, as `galley-sources` writes them.
///
/// Apple: "Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)": SwiftData keeps
/// both sides; the default rule nullifies; `.cascade` "deletes any related models".
@Suite struct ModelRelationshipTests {
  @Observable final class Shelf: PersistentModel {
    var books: [Book] = [] { didSet { relationshipChanged(0, from: oldValue) } }
    var signs: [Sign]? { didSet { relationshipChanged(1, from: oldValue) } }

    static var modelRelationships: [ModelRelationship] {
      [
        ModelRelationship(.init(\Shelf.books), inverse: .init(\Book.shelf), deletes: true),
        ModelRelationship(.init(\Shelf.signs), inverse: .init(\Sign.shelf), deletes: false),
      ]
    }
  }

  @Observable final class Book: PersistentModel {
    var shelf: Shelf? { didSet { relationshipChanged(0, from: oldValue) } }

    init(shelf: Shelf? = nil) { self.shelf = shelf }

    static var modelRelationships: [ModelRelationship] {
      [ModelRelationship(.init(\Book.shelf), inverse: .init(\Shelf.books), deletes: false)]
    }
  }

  @Observable final class Sign: PersistentModel {
    var shelf: Shelf { didSet { relationshipChanged(0, from: oldValue) } }

    init(shelf: Shelf) { self.shelf = shelf }

    static var modelRelationships: [ModelRelationship] {
      [ModelRelationship(.init(\Sign.shelf), inverse: .init(\Shelf.signs), deletes: false)]
    }
  }

  private let context: ModelContext
  private let shelf = Shelf()

  init() throws {
    context = ModelContext(try ModelContainer(for: Shelf.self, Book.self, Sign.self))
    context.insert(shelf)
  }

  private func books() throws -> [Book] { try context.fetch(FetchDescriptor<Book>()) }

  @Test func whatIsGivenToTheInitializerCounts() throws {
    let (book, sign) = (Book(shelf: shelf), Sign(shelf: shelf))
    context.insert(book)
    context.insert(sign)
    #expect(shelf.books == [book] && shelf.signs == [sign])
    context.insert(book)
    #expect(shelf.books == [book])
  }

  @Test func eachSideFollowsTheOther() throws {
    let (book, other) = (Book(), Shelf())
    context.insert(other)
    shelf.books.append(book)
    #expect(book.shelf === shelf)
    #expect(try books() == [book], "it is in the context of the shelf")
    book.shelf = other
    #expect(shelf.books.isEmpty && other.books == [book])
    other.books = []
    #expect(book.shelf == nil)
    #expect(try books() == [book])
  }

  @Test func relatedObjectsAreInsertedTogether() throws {
    let other = Shelf()
    other.books = [Book(), Book()]
    context.insert(other)
    #expect(try books().count == 2)
  }

  @Test func aCascadeDeletesBooks() throws {
    shelf.books = [Book(), Book()]
    try context.save()
    context.delete(shelf)
    #expect(try books().isEmpty)
    try context.save()
    #expect(try books().isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test func aDeletedBookLeavesItsShelf() throws {
    let book = Book(shelf: shelf)
    context.insert(book)
    context.delete(book)
    #expect(shelf.books.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 1)
  }
}

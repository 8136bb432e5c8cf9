import SwiftUI

/// A bicycle tour of several stages.
struct Tour: Identifiable, Hashable {
  let id: Int
  var name: String
  var region: String
  var difficulty: Difficulty
  var length: Double
  var climb: Int
  var rating: Double
  var isFavorite = false
  var tags: [String] = []
  var stages: [Stage] = []
  var summary = ""

  var cover: URL? { URL(string: "https://tours.example/covers/\(id).jpg") }
}

/// A day of a tour.
struct Stage: Identifiable, Hashable {
  let id: Int
  var start: String
  var end: String
  var length: Double
  var climb: Int
  var notes = ""
}

/// The difficulty of a tour.
enum Difficulty: String, CaseIterable, Identifiable {
  case easy, moderate, hard

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .easy: "Easy"
    case .moderate: "Moderate"
    case .hard: "Hard"
    }
  }

  var symbol: String {
    switch self {
    case .easy: "leaf"
    case .moderate: "figure.outdoor.cycle"
    case .hard: "flame.fill"
    }
  }

  var color: Color {
    switch self {
    case .easy: .green
    case .moderate: .orange
    case .hard: .red
    }
  }
}

/// Someone who rides tours.
struct Rider: Identifiable, Hashable {
  let id: Int
  var name: String
  var home: String
  var kilometers: Double

  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}

/// A line of a conversation about a tour.
struct Message: Identifiable, Hashable {
  let id: Int
  var text: String
  var sender: Rider
  var date: Date
  var isOwn: Bool
}

extension Tour {
  static let samples: [Tour] = [
    Tour(
      id: 1, name: "Along the Old Canal", region: "North", difficulty: .easy, length: 64.5, climb: 210, rating: 4.5,
      isFavorite: true, tags: ["flat", "family", "water"],
      stages: [
        Stage(id: 1, start: "Lock House", end: "Mill Bridge", length: 31.2, climb: 90),
        Stage(id: 2, start: "Mill Bridge", end: "Harbour", length: 33.3, climb: 120, notes: "Ferry on Sundays"),
      ],
      summary: "Two calm days on towpaths, with a swim at every lock and cake at most of them."),
    Tour(
      id: 2, name: "Three Passes", region: "South", difficulty: .hard, length: 188, climb: 4_350, rating: 4.9,
      tags: ["mountains", "gravel"],
      stages: [
        Stage(id: 1, start: "Valley Station", end: "First Pass", length: 52, climb: 1_480),
        Stage(id: 2, start: "First Pass", end: "Lake Hut", length: 61, climb: 1_220),
        Stage(id: 3, start: "Lake Hut", end: "Border Stone", length: 75, climb: 1_650, notes: "Take lights"),
      ],
      summary: "For legs that have seen a winter of training."),
    Tour(
      id: 3, name: "Orchard Loop", region: "North", difficulty: .moderate, length: 41.8, climb: 520, rating: 3.8,
      tags: ["spring", "family"],
      stages: [Stage(id: 1, start: "Market Square", end: "Market Square", length: 41.8, climb: 520)],
      summary: "Apple trees on both sides; best in the second week of May."),
    Tour(
      id: 4, name: "Dunes and Lighthouses", region: "Coast", difficulty: .moderate, length: 97.2, climb: 340,
      rating: 4.2, isFavorite: true, tags: ["wind", "water"],
      stages: [
        Stage(id: 1, start: "Ferry", end: "North Light", length: 47, climb: 160),
        Stage(id: 2, start: "North Light", end: "South Light", length: 50.2, climb: 180),
      ],
      summary: "The wind is part of the climb."),
  ]
}

extension Rider {
  static let ada = Rider(id: 1, name: "Ada Winter", home: "Harbour", kilometers: 2_314)
  static let samples = [
    ada, Rider(id: 2, name: "Ben Okoro", home: "Market Square", kilometers: 1_180),
    Rider(id: 3, name: "Chiara Lenz", home: "Lake Hut", kilometers: 4_020),
  ]
}

extension Date {
  /// A fixed day, so that pictures of samples do not change.
  static let sample = Date(timeIntervalSince1970: 1_717_300_800)
}

import Foundation
import LetterCase
import Testing

/// rwbutler/LetterCase 1.6, README and `JSONDecodingTests`: keys of each case, and the names of the strategies.
@Suite struct KeyStrategyTests {
  private struct Fleet: Codable, Equatable { let vehicles: [Vehicle] }

  private struct Vehicle: Codable, Equatable {
    let name: String
    let travelsOn: String
    let numberOfWheels: Int
  }

  private static let fleet = Fleet(vehicles: [
    Vehicle(name: "car", travelsOn: "road", numberOfWheels: 4),
    Vehicle(name: "boat", travelsOn: "water", numberOfWheels: 0),
  ])

  /// The keys of a fleet in each case.
  private static let keys: [(case: LetterCase, keys: [String])] = [
    (.capitalized, ["Vehicles", "Name", "Travels On", "Number Of Wheels"]),
    (.kebab, ["vehicles", "name", "travels-on", "number-of-wheels"]),
    (.lower, ["vehicles", "name", "travels on", "number of wheels"]),
    (.lowerCamel, ["vehicles", "name", "travelsOn", "numberOfWheels"]),
    (.macro, ["VEHICLES", "NAME", "TRAVELS_ON", "NUMBER_OF_WHEELS"]),
    (.snake, ["vehicles", "name", "travels_on", "number_of_wheels"]),
    (.train, ["VEHICLES", "NAME", "TRAVELS-ON", "NUMBER-OF-WHEELS"]),
    (.upper, ["VEHICLES", "NAME", "TRAVELS ON", "NUMBER OF WHEELS"]),
    (.upperCamel, ["Vehicles", "Name", "TravelsOn", "NumberOfWheels"]),
  ]

  private static func json(_ keys: [String]) -> String {
    let vehicles = fleet.vehicles.map {
      "{\"\(keys[1])\":\"\($0.name)\",\"\(keys[3])\":\($0.numberOfWheels),\"\(keys[2])\":\"\($0.travelsOn)\"}"
    }
    return "{\"\(keys[0])\":[\(vehicles.joined(separator: ","))]}"
  }

  @Test(arguments: keys.indices) func keysAreReadAndWrittenInEachCase(index: Int) throws {
    let (letterCase, keys) = Self.keys[index]
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .letterCaseStrategy(for: letterCase)
    #expect(try decoder.decode(Fleet.self, from: Data(Self.json(keys).utf8)) == Self.fleet)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .letterCaseStrategy(for: letterCase)
    encoder.outputFormatting = .sortedKeys
    let written = try JSONDecoder().decode([String: [[String: JSONText]]].self, from: encoder.encode(Self.fleet))
    #expect(Set(written.keys) == [keys[0]])
    #expect(written[keys[0]]?.map { Set($0.keys) } == Array(repeating: Set(keys[1...]), count: 2))
  }

  /// A string or a number.
  private enum JSONText: Decodable {
    case value

    init(from decoder: any Decoder) throws { self = .value }
  }

  @Test func strategiesHaveTheLibrarysNames() throws {
    let decoding: [(JSONDecoder.KeyDecodingStrategy, LetterCase)] = [
      (.convertFromCapitalized, .capitalized), (.convertFromDashCase, .kebab), (.convertFromKebabCase, .kebab),
      (.convertFromLispCase, .kebab), (.convertFromLowerCase, .lower), (.convertFromLowerCamelCase, .lowerCamel),
      (.convertFromMacroCase, .macro), (.convertFromScreamingSnakeCase, .macro), (.convertFromTrainCase, .train),
      (.convertFromUpperCase, .upper), (.convertFromUpperCamelCase, .upperCamel),
    ]
    for (strategy, letterCase) in decoding {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = strategy
      let keys = try #require(Self.keys.first { $0.case == letterCase }?.keys)
      #expect(try decoder.decode(Fleet.self, from: Data(Self.json(keys).utf8)) == Self.fleet, "\(letterCase)")
    }
    let encoding: [(JSONEncoder.KeyEncodingStrategy, String)] = [
      (.convertToCapitalized, "Travels On"), (.convertToDashCase, "travels-on"), (.convertToKebabCase, "travels-on"),
      (.convertToLispCase, "travels-on"), (.convertToLowerCase, "travels on"), (.convertToLowerCamelCase, "travelsOn"),
      (.convertToMacroCase, "TRAVELS_ON"), (.convertToScreamingSnakeCase, "TRAVELS_ON"),
      (.convertToTrainCase, "TRAVELS-ON"), (.convertToUpperCase, "TRAVELS ON"), (.convertToUpperCamelCase, "TravelsOn"),
    ]
    for (strategy, key) in encoding {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = strategy
      let json = String(decoding: try encoder.encode(Self.fleet.vehicles[0]), as: UTF8.self)
      #expect(json.contains("\"\(key)\":\"road\""), "\(json)")
    }
  }

  @Test func anyCaseBecomesAnyOther() throws {
    struct Upper: Codable {
      let travelsOn: String

      enum CodingKeys: String, CodingKey { case travelsOn = "TravelsOn" }
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .letterCaseStrategy(from: .kebab, to: .upperCamel)
    #expect(try decoder.decode(Upper.self, from: Data("{\"travels-on\":\"rail\"}".utf8)).travelsOn == "rail")
  }
}

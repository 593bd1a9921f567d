import Testing

@testable import HeirloomEmission

/// Names that stand side by side.
@Suite struct LocalNamesTests {
    /// A label is its own name the first time, and numbered from 2 after that.
    @Test func labelsThatMeetAreNumbered() {
        #expect(
            names(for: ["logger", "store", "logger", "logger"]) == ["logger", "store", "logger2", "logger3"]
        )
    }

    /// A number does not make a label that is given already.
    @Test func numbersAvoidLabels() {
        #expect(names(for: ["logger", "logger", "logger2"]) == ["logger", "logger3", "logger2"])
    }

    /// A label that ends in a digit is numbered behind an underscore.
    @Test func numbersStandApartFromDigits() {
        #expect(names(for: ["player1", "player1"]) == ["player1", "player1_2"])
    }

    /// A label that is a type's name is numbered.
    @Test func typesAreNotHidden() {
        #expect(names(for: ["URL", "URL"], reserved: ["URL"]) == ["URL2", "URL3"])
    }

    /// A name that others have given is not given again.
    @Test func takenNamesAreNumbered() {
        var names = LocalNames(labels: ["user"], reserved: [])
        names.take(["user"])
        #expect(names.name(for: "user") == "user2")
    }

    /// A label that many share is numbered without a look at the numbers given before.
    @Test func aLabelThatManyShareIsNumberedWithoutALookAtEarlierNumbers() {
        let labels = [String](repeating: "logger", count: 1_000)
        var names = LocalNames(labels: labels, reserved: ["logger7"])
        let given = labels.map { names.name(for: $0) }
        #expect(given == ["logger"] + (2...1_001).filter { $0 != 7 }.map { "logger\($0)" })
        #expect(names.steps == 1_000)
    }

    private func names(for labels: [String], reserved: Set<String> = []) -> [String] {
        var names = LocalNames(labels: labels, reserved: reserved)
        return labels.map { names.name(for: $0) }
    }
}

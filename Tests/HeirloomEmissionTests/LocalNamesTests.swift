import Testing

@testable import HeirloomEmission

/// The names of locals in the same scope.
@Suite struct LocalNamesTests {
    /// A label is used unchanged the first time, and numbered from 2 after that.
    @Test func repeatedLabelsAreNumbered() {
        #expect(
            names(for: ["logger", "store", "logger", "logger"]) == ["logger", "store", "logger2", "logger3"]
        )
    }

    /// A numbered label never equals another label.
    @Test func numbersAvoidLabels() {
        #expect(names(for: ["logger", "logger", "logger2"]) == ["logger", "logger3", "logger2"])
    }

    /// A label that ends in a digit is numbered after an underscore.
    @Test func numbersAreSeparatedFromDigits() {
        #expect(names(for: ["player1", "player1"]) == ["player1", "player1_2"])
    }

    /// A label that equals a type's name is numbered.
    @Test func typesAreNotShadowed() {
        #expect(names(for: ["URL", "URL"], reserved: ["URL"]) == ["URL2", "URL3"])
    }

    /// A name that is already taken is not used again.
    @Test func takenNamesAreNumbered() {
        var names = LocalNames(labels: ["user"], reserved: [])
        names.take(["user"])
        #expect(names.name(for: "user") == "user2")
    }

    /// Numbering a frequent label does not search the earlier numbers.
    @Test func frequentLabelsAreNumberedWithoutASearch() {
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

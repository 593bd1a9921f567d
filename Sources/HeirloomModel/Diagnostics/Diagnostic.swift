/// A mistake or a warning at a source location, with its fix-its.
package struct Diagnostic: Hashable, Sendable, Codable {
    package enum Severity: String, Hashable, Sendable, Codable {
        case error, warning
    }

    package var id: DiagnosticID
    /// The severity of the id, unless a warning was raised.
    package var severity: Severity
    /// The mistake, in the user's terms and types, without the id and the condition.
    package var message: String
    /// The condition under which the mistake occurs; `nil` if it always does.
    package var condition: Condition?
    package var location: SourceLocation
    /// The notes, in reading order.
    package var notes: [Note]
    package var fixIts: [FixIt]

    package init(
        id: DiagnosticID,
        message: String,
        location: SourceLocation,
        notes: [Note] = [],
        fixIts: [FixIt] = []
    ) {
        self.id = id
        severity = id.severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fixIts = fixIts
    }

    /// The message with its condition: `nothing fulfills 'tuner' (under '#if os(iOS)')`.
    package var statement: String { condition.map { "\(message) (under '#if \($0.spelling)')" } ?? message }

    /// An additional remark of a diagnostic.
    package struct Note: Hashable, Sendable, Codable {
        package var message: String
        package var location: SourceLocation

        package init(message: String, location: SourceLocation) {
            self.message = message
            self.location = location
        }
    }

    /// Orders diagnostics for output: by location, then by id and statement.
    package static func isBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.location != right.location { return left.location < right.location }
        return (left.id.rawValue, left.statement) < (right.id.rawValue, right.statement)
    }
}

/// An exact change that fixes a mistake.
package struct FixIt: Hashable, Sendable, Codable {
    /// The effect of the change, as in "add conformance to 'Instantiable'".
    package var message: String
    package var edits: [Edit]
    /// Whether nothing else can have been meant, so that the change may be made unseen. Only used by the run that found
    /// the mistake.
    package var isCertain = true
    /// The access level that the change sets; `nil` for any other change. Only used by the run that found the mistake.
    package var access: AccessLevel?

    package init(message: String, edits: [Edit]) {
        self.message = message
        self.edits = edits
    }

    /// The fix-it as one of several changes that may have been meant.
    package var guessed: FixIt {
        var fixIt = self
        fixIt.isCertain = false
        return fixIt
    }

    private enum CodingKeys: CodingKey {
        case message, edits
    }

    /// A replacement of a range of text. An insertion replaces an empty range.
    package struct Edit: Hashable, Sendable, Codable {
        package var location: SourceLocation
        package var newText: String
        /// The properties that the edit changes, whose unread uses would have to be adapted. Only used by the run that
        /// found the mistake.
        package var changed: [ChangedProperty]

        package init(location: SourceLocation, newText: String, changed: [ChangedProperty] = []) {
            self.location = location
            self.newText = newText
            self.changed = changed
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            location = try container.decode(SourceLocation.self, forKey: .location)
            newText = try container.decode(String.self, forKey: .newText)
            changed = []
        }

        private enum CodingKeys: String, CodingKey {
            case location, newText
        }
    }
}

// Other tools find the condition in the message.
extension Diagnostic {
    private enum CodingKeys: String, CodingKey {
        case id, severity, message, location, notes, fixIts
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(severity, forKey: .severity)
        try container.encode(statement, forKey: .message)
        try container.encode(location, forKey: .location)
        try container.encode(notes, forKey: .notes)
        try container.encode(fixIts, forKey: .fixIts)
    }
}

/// A property whose type, name or instantiator parameters an edit changes, so that its other uses may no longer
/// compile.
package struct ChangedProperty: Hashable, Sendable {
    package let path: String
    package let label: String
    /// The declaration of the property.
    package let declaration: SourceRange
    /// The handwritten initializer that assigns the property.
    package let initializer: SourceRange?
    /// The range in which the property can be named without a prefix.
    package let body: SourceRange
    /// Whether the file extends the property's type, so that the property may be named without a prefix anywhere.
    package let isExtended: Bool

    package init(
        path: String,
        label: String,
        declaration: SourceRange,
        initializer: SourceRange?,
        body: SourceRange,
        isExtended: Bool
    ) {
        self.path = path
        self.label = label
        self.declaration = declaration
        self.initializer = initializer
        self.body = body
        self.isExtended = isExtended
    }
}

/// Enumerations of names in sentences.
extension [String] {
    /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`
    package func listed(_ conjunction: String = "and") -> String {
        map { "'\($0)'" }.enumeration(conjunction)
    }

    /// `'a', 'b' and 7 others`, if the array contains the first of `count` names.
    package func listed(of count: Int) -> String {
        if count <= self.count { return listed() }
        let quoted = map { "'\($0)'" }.joined(separator: ", ")
        return "\(quoted) and \(count - self.count) other\(count - self.count == 1 ? "" : "s")"
    }

    /// `a`, `a and b`, `a, b and c`: for phrases without quotation marks.
    package func enumeration(_ conjunction: String = "and") -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}

/// Detects names that are nearly the same.
package enum Misspelling {
    /// Returns the maximum number of different letters for two names of these lengths: one in four, at least one for
    /// names of three letters or more, and at most three, because more than three slips in one name are rare.
    package static func limit(_ left: Int, _ right: Int) -> Int {
        let shorter = min(left, right)
        return shorter < 3 ? 0 : min(max(1, shorter / 4), 3)
    }

    /// Returns the number of different letters between two names, or `nil` if there are too many for a misspelling, or if
    /// only numbers differ: `store2` is not a misspelt `store1`.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let (leftLetters, rightLetters) = (
            left.filter { !digits.contains($0) }, right.filter { !digits.contains($0) }
        )
        if left != right, leftLetters == rightLetters { return nil }
        let limit = limit(left.count, right.count)
        let distance = distance(left, right, atMost: limit)
        return distance <= limit ? distance : nil
    }

    /// Returns the number of letters that must be changed, added, removed or swapped with the next one to turn one name
    /// into the other, or some number above the limit (Damerau's distance, by rows).
    private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int {
        if abs(left.count - right.count) > limit { return limit + 1 }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}

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
    package var statement: String {
        condition.map { "\(message) (under '#if \($0.spelling)')" } ?? message
    }

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

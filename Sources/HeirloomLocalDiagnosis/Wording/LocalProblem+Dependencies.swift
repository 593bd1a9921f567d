import HeirloomModel
import HeirloomReading

extension LocalProblem {
    /// A problem with a dependency, at the property's name.
    init(
        _ id: DiagnosticID,
        of property: InjectedProperty,
        message: String,
        fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
    ) {
        self.init(id, at: property.declaration.nameRange, message: message, fixIts: fixIts)
    }
}

extension InjectedProperty {
    /// The attribute in a message: `'@Received'`.
    var quotedAttribute: String { "'@\(kind.rawValue)'" }
}

extension TypeExpression {
    /// The spelling to put before `.self`.
    var metatypeBaseSpelling: String {
        switch self {
        case .function, .existential, .opaque, .composition, .suppressed, .packElement, .packExpansion,
            .attributed:
            "(\(spelling))"
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .metatype, .protocolMetatype, .integer, .placeholder:
            spelling
        }
    }
}

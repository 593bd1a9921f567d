import HeirloomModel
import HeirloomSyntax

/// Types with `@Instantiable` in the braces of a computed property, where the compiler does not show the macro the
/// surrounding property. Nothing else is read in a body, and that only if the attribute occurs in it.
enum HiddenTypes {
    static func found(in property: PropertyDeclaration, _ text: SourceText) -> [HiddenType] {
        guard property.storage == .computed, let braces = property.accessorRange,
            text.hasInstantiableAttribute(in: braces)
        else { return [] }
        let inside = SourceRange(start: braces.start.moved(by: 1), end: braces.end.moved(by: -1))
        return types(in: Parser.parse(text.alone(inside)).declarations)
    }

    private static func types(in declarations: [Declaration]) -> [HiddenType] {
        declarations.flatMap { declaration -> [HiddenType] in
            switch declaration {
            case .type(let type):
                return type.attributes.hasHeirloom("Instantiable")
                    ? [HiddenType(name: type.name, range: type.nameRange)] : []
            case .conditional(let conditional):
                return conditional.clauses.flatMap { types(in: $0.declarations) }
            case .importing, .extending, .alias, .property, .initializer, .function, .macroUse:
                return []
            }
        }
    }
}

extension SourceText {
    private static let attributes = ["Instantiable", "Heirloom.Instantiable"].map { Array($0.utf8) }

    /// Whether `@Instantiable` occurs in a range, including comments and strings.
    fileprivate func hasInstantiableAttribute(in range: SourceRange) -> Bool {
        withBytes { bytes in
            // A hand-written loop, because bodies are long and the build plugin runs a debug build.
            var index = range.start.offset
            let end = min(range.end.offset, bytes.count)
            while index < end {
                if bytes[index] == UInt8(ascii: "@"),
                    Self.attributes.contains(where: { bytes[(index + 1)..<end].starts(with: $0) })
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }

    /// The text in a range, after white space in place of everything before it, so that each byte keeps its offset.
    fileprivate func alone(_ range: SourceRange) -> [UInt8] {
        withBytes { bytes in
            let end = min(range.end.offset, bytes.count)
            return (0..<end).map { index in
                let isKept = index >= range.start.offset || bytes[index] == UInt8(ascii: "\n")
                return isKept ? bytes[index] : UInt8(ascii: " ")
            }
        }
    }
}

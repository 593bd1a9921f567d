import HeirloomModel
import HeirloomSyntax

/// Finds the dependencies that their own types do not use: ``DependencyDeclaration/isUnused``.
///
/// Only properties that no other file can name are checked, and too few are reported rather than too many: anything
/// that may be a use counts as one, even in an inactive clause of `#if`.
struct UnusedProperties {
    /// A property that can be checked.
    fileprivate struct Candidate {
        var property: InjectedProperty
        var type: InstantiableType
        /// The index of the type among the instantiable types of the file.
        var place: Int
    }

    private var candidates: [Candidate] = []

    /// Records the properties of a type.
    ///
    /// - Parameter place: The index of the type among the instantiable types of the file.
    mutating func add(_ type: InstantiableType, at place: Int) {
        for property in type.injected where property.isHiddenAndPlain {
            candidates.append(Candidate(property: property, type: type, place: place))
        }
    }

    /// Marks the recorded properties that are not used.
    ///
    /// - Parameter declarations: All declarations of the file.
    func mark(_ types: inout [InstantiableDeclaration], of declarations: [Declaration], in bytes: [UInt8]) {
        if candidates.isEmpty { return }
        let extensions = Extensions(declarations)
        for candidate in candidates
        where candidate.uses(extensions).areNone(in: bytes)
            && !Reflection(bodies: candidate.bodies(extensions)).mayTakePlace(in: bytes)
        {
            let dependency = types[candidate.place].dependencies.firstIndex {
                $0.labelRange == candidate.property.declaration.nameRange
            }
            if let dependency { types[candidate.place].dependencies[dependency].isUnused = true }
        }
    }
}

extension InjectedProperty {
    /// Whether only its own file can name the property, and only Heirloom's macros apply to it.
    fileprivate var isHiddenAndPlain: Bool {
        guard let access = declaration.modifiers.access, access <= .fileprivate else { return false }
        return declaration.storage == .stored && !declaration.isPattern
            && declaration.attributes.allSatisfy { DependencyAttribute($0) != nil }
    }
}

extension UnusedProperties.Candidate {
    fileprivate func bodies(_ extensions: Extensions) -> [SourceRange] {
        [type.declaration.bodyRange] + extensions.bodies(extending: type.declaration.name)
    }

    fileprivate func uses(_ extensions: Extensions) -> PropertyUses {
        PropertyUses(
            of: property.label,
            declaration: property.declaration.range,
            initializers: type.initializers.map(\.range),
            bodies: bodies(extensions),
            elsewhere: property.declaration.modifiers.access == .private ? .nowhere : .asMember
        )
    }
}

/// The extensions of a file, by the last component of the extended type's name.
private struct Extensions {
    private var bodies: [String: [SourceRange]] = [:]

    init(_ declarations: [Declaration]) {
        for case (.extending(let extended), _) in declarations.inAllClauses {
            guard let name = extended.extendedType.type.nominalName?.last else { continue }
            bodies[name, default: []].append(extended.bodyRange)
        }
    }

    func bodies(extending name: String) -> [SourceRange] { bodies[name] ?? [] }
}

import HeirloomModel
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ parameters: [GenericParameter]) {
        for parameter in parameters {
            let bound = spelled(parameter.inheritance?.range.bytes)
            add(.genericParameter, parameter.range, "\(parameter.kind) \(parameter.name): \(bound)")
            observe(parameter.inheritance)
        }
    }

    mutating func observe(inherited types: [TypeReference]) {
        for type in types {
            add(.inheritedType, type.range, text(type.range))
            observe(type)
        }
    }

    mutating func observe(whereClause: HeirloomModel.SourceRange?) {
        if let whereClause { add(.whereClause, whereClause, text(whereClause)) }
    }
}

extension SyntaxObserver {
    func observe(_ clause: GenericParameterClauseSyntax?) {
        for parameter in clause?.parameters ?? [] {
            let kind: GenericParameter.Kind =
                switch parameter.specifier?.tokenKind {
                case .keyword(.each): .pack
                case .keyword(.let): .value
                default: .type
                }
            let bound = parameter.inheritedType?.bytes
            // The trailing comma is not part of the parameter.
            let end = (bound ?? parameter.name.bytes).upperBound
            let details = "\(kind) \(bare(parameter.name.text)): \(spelled(bound))"
            add(.genericParameter, parameter.bytes.lowerBound..<end, details)
            observe(parameter.inheritedType)
        }
    }

    /// Observes the primary associated types of a protocol.
    func observe(_ clause: PrimaryAssociatedTypeClauseSyntax?) {
        for associatedType in clause?.primaryAssociatedTypes ?? [] {
            let name = associatedType.name
            add(.genericParameter, name, "\(GenericParameter.Kind.type) \(bare(name.text)): \(spelled(nil))")
        }
    }

    func observe(inherited clause: InheritanceClauseSyntax?) {
        for inherited in clause?.inheritedTypes ?? [] {
            add(.inheritedType, inherited.type, inherited.type.trimmedDescription)
            observe(inherited.type)
        }
    }

    func observe(whereClause: GenericWhereClauseSyntax?) {
        if let whereClause { add(.whereClause, whereClause, whereClause.trimmedDescription) }
    }
}

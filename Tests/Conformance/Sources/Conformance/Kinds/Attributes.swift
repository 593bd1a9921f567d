import HeirloomModel
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ attributes: [AttributeUse], _ modifiers: [Modifier]) {
        for attribute in attributes {
            let arguments = spelled(attribute.argumentsRange?.bytes)
            add(.attribute, attribute.range, "\(attribute.spelling) arguments \(arguments)")
            if attributesWithArguments.contains(attribute.range.start.offset) {
                observe(arguments: attribute.arguments ?? [])
            }
        }
        for modifier in modifiers {
            add(.modifier, modifier.range, "\(modifier.keyword) \(modifier.detail ?? "without detail")")
        }
    }

    mutating func observe(arguments: [AttributeArgument]) {
        for argument in arguments {
            let value = spelled(argument.valueRange.bytes)
            let details = "\(argument.label ?? "_"): \(value) \(argument.value.outline)"
            add(.attributeArgument, argument.range, details)
        }
    }
}

extension SyntaxObserver {
    func observe(_ attributeList: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        for attribute in attributes(attributeList) {
            var arguments: Range<Int>?
            if let left = attribute.leftParen, let right = attribute.rightParen {
                arguments = left.bytes.lowerBound..<right.bytes.upperBound
            }
            let spelling = attribute.trimmedDescription
            add(.attribute, attribute, "\(spelling) arguments \(spelled(arguments))")
            if case .argumentList(let list)? = attribute.arguments {
                attributesWithArguments.insert(attribute.bytes.lowerBound)
                observe(arguments: list)
            }
        }
        for modifier in modifiers {
            let detail = modifier.detail?.detail.text ?? "without detail"
            add(.modifier, modifier, "\(modifier.name.text) \(detail)")
        }
    }

    func observe(arguments: LabeledExprListSyntax) {
        for argument in arguments {
            let value = argument.expression.bytes
            let outline = argument.expression.valueOutline
            let label = argument.label.map { bare($0.text) } ?? "_"
            // The trailing comma is not part of the argument.
            let bytes = argument.bytes.lowerBound..<value.upperBound
            add(.attributeArgument, bytes, "\(label): \(spelled(value)) \(outline)")
        }
    }

    /// Returns the attributes of a list, including those in every clause of an `#if`.
    func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
        var found: [AttributeSyntax] = []
        for element in list {
            if case .attribute(let attribute) = element { found.append(attribute) }
            guard case .ifConfigDecl(let conditional) = element else { continue }
            for clause in conditional.clauses {
                if case .attributes(let inner) = clause.elements { found += attributes(inner) }
            }
        }
        return found
    }
}

import HeirloomModel
import SwiftSyntax

extension HeirloomObserver {
    mutating func observe(_ property: PropertyDeclaration) {
        let details = [
            "\(property.isVariable ? "var" : "let") \(spelled(property.keywordRange.bytes))",
            "\(property.name) \(spelled(property.nameRange.bytes))",
            "type \(spelled(property.type?.range.bytes))",
            "value \(spelled(property.initialValue?.bytes))",
            "\(property.storage) \(spelled(property.accessorRange?.bytes))",
            "\(property.index) of \(property.count)",
        ]
        add(.property, property.range, details.joined(separator: ", "))
        observe(property.type)
        if property.index == 0 { observe(property.attributes, property.modifiers) }
    }
}

extension SyntaxObserver {
    func observe(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            // `let x, y: Int` declares both as `Int`.
            let typed = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
            let type = binding.initializer == nil ? typed?.typeAnnotation : binding.typeAnnotation
            let details = [
                "\(node.bindingSpecifier.text) \(spelled(node.bindingSpecifier.bytes))",
                "\(bare(binding.pattern.trimmedDescription)) \(spelled(binding.pattern.bytes))",
                "type \(spelled(type?.type.bytes))",
                "value \(spelled(binding.initializer?.value.bytes))",
                "\(storage(binding.accessorBlock)) \(spelled(binding.accessorBlock?.bytes))",
                "\(index) of \(bindings.count)",
            ]
            add(.property, node, details.joined(separator: ", "))
            observe(type?.type)
        }
        observe(node.attributes, node.modifiers)
        return .skipChildren
    }

    private func storage(_ block: AccessorBlockSyntax?) -> PropertyDeclaration.Storage {
        guard let block else { return .stored }
        if case .accessors(let accessors) = block.accessors,
            let first = accessors.first?.accessorSpecifier.tokenKind,
            first == .keyword(.willSet) || first == .keyword(.didSet)
        {
            return .observed
        }
        return .computed
    }
}

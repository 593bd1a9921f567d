import HeirloomModel
import HeirloomReading

extension FixIt {
    init(_ message: String, _ edits: Edit...) {
        self.init(message: message, edits: edits)
    }
}

/// The fix-its of several rules.
extension SourceEdits {
    func removing(_ modifier: Modifier) -> FixIt {
        let fixIt = FixIt("remove '\(modifier.keyword)'", remove(modifier.range))
        // The access level may be intentional.
        return modifier.access == nil ? fixIt : fixIt.guessed
    }

    // Attributes and arguments are written on purpose, so the mistake may be in the code next to them.

    func removing(_ attribute: AttributeUse) -> FixIt {
        FixIt("remove '@\(attribute.baseName)'", remove(attribute.range)).guessed
    }

    func removing(_ argument: AttributeArgument, from attribute: AttributeUse) -> FixIt {
        FixIt("remove '\(argument.label ?? "_")'", remove(argument, from: attribute)).guessed
    }

    /// Returns a fix-it that removes an argument that is `true`, if the attribute has it.
    func removing(flag label: String, from attribute: AttributeUse) -> [FixIt] {
        attribute.argument(label).map { argument in
            [FixIt("remove '\(label): true'", remove(argument, from: attribute)).guessed]
        } ?? []
    }
}

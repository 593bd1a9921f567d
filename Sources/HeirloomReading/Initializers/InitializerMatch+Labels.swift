import HeirloomModel
import HeirloomSyntax

extension InitializerMatch {
    /// The dependencies that the initializer takes under other labels; `nil` if it lacks anything else. Renaming a
    /// property leaves such an initializer behind: `init(urlSession: Session) { session = urlSession }`.
    ///
    /// An initializer that transforms the values is not such a leftover.
    func mislabeled(in text: SourceText) -> [Mismatch]? {
        guard let body = initializer.bodyRange, !missing.isEmpty, missing.count == demanded.count,
            mismatched.isEmpty, isForEveryCaller
        else { return nil }
        var open = demanded
        var found: [Mismatch] = []
        for property in missing {
            let place = open.firstIndex { parameter in
                let agreement = ParameterAgreement(parameter, SuppliedDependency(property))
                return agreement.form == .value && agreement.spelling == .certain
                    && text.assigns(parameter.name, to: property.label, in: body)
            }
            guard let place else { return nil }
            found.append(Mismatch(property: property, parameter: open.remove(at: place)))
        }
        return found
    }

    /// Whether generated code could call the initializer, and neither a protocol nor a superclass may require it, nor is
    /// it kept for old callers.
    var isForEveryCaller: Bool {
        isReachable && initializer.obstacles.isEmpty && !mayBeRequired && !initializer.isDeprecated
    }

    private var mayBeRequired: Bool {
        initializer.modifiers.has("required")
            || initializer.signature.parameters.contains { parameter in
                guard let label = parameter.label else { return false }
                return label == "rawValue" || label.hasSuffix("Literal")
            }
    }
}

extension SourceText {
    /// Whether a statement in the range stores a value unchanged: `x = y` or `self.x = y`.
    fileprivate func assigns(_ name: String, to property: String, in range: SourceRange) -> Bool {
        text(range).split { $0.isNewline || ";{}".contains($0) }.contains { statement in
            let code = statement.prefix { $0 != "/" }.filter { !$0.isWhitespace && $0 != "`" }
            return code == "\(property)=\(name)" || code == "self.\(property)=\(name)"
        }
    }
}

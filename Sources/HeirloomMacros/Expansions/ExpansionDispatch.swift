import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading

/// Finds the expansion for a macro by the type name in the request.
enum ExpansionDispatch {
    static func expansion(of request: AttachedExpansionRequest) -> PluginReply.Expansion {
        switch request.macro.typeName {
        case "InstantiableMacro":
            InstantiableExpansion(request: request).expansion
        case "InstantiatedMacro", "ForwardedMacro", "ReceivedMacro":
            StrayPropertyExpansion(request: request).expansion
        case "FactoryMacro":
            FactoryExpansion(request: request).expansion
        case "InterceptedMacro":
            InterceptedExpansion(request: request).expansion
        default:
            PluginReply.Expansion()
        }
    }

    static func expansion(of request: FreestandingExpansionRequest) -> PluginReply.Expansion {
        switch request.macro.typeName {
        case "HeirloomConfigurationMacro":
            ConfigurationExpansion(request: request).expansion
        default:
            PluginReply.Expansion()
        }
    }
}

/// `#HeirloomConfiguration`: adds nothing, but checks the arguments.
struct ConfigurationExpansion {
    let request: FreestandingExpansionRequest

    var expansion: PluginReply.Expansion {
        let source = ExpansionSource(request.syntax)
        guard case .macroUse(let use)? = source.declaration else { return PluginReply.Expansion() }
        let isAtFileScope = (request.lexicalContext ?? []).isEmpty
        let problems = LocalRules.problems(ofConfiguration: use, isAtFileScope: isAtFileScope)
        return PluginReply.Expansion(diagnostics: source.messages(problems))
    }
}

/// `@Instantiated`, `@Forwarded` or `@Received` on a property that no expansion of `@Instantiable` checks.
struct StrayPropertyExpansion {
    let request: AttachedExpansionRequest

    var expansion: PluginReply.Expansion {
        // Another macro, such as '@Observable', repeats the attributes of a property on the storage it adds.
        if request.declSyntax.location?.isInExpansion == true { return PluginReply.Expansion() }
        let context = EnclosingDeclaration.chain(request.lexicalContext ?? [])
        let source = ExpansionSource(request.declSyntax)
        guard !Self.isInstantiable(context.last), let declaration = source.declaration,
            !Self.isInstantiable(EnclosingDeclaration(declaration))
        else { return PluginReply.Expansion() }
        guard case .property(let property) = declaration else {
            let problems = StrayAttributeRule.problems(of: declaration)
            return PluginReply.Expansion(diagnostics: source.messages(problems))
        }
        // The compiler does not send the location of the type, only its name.
        let problems = StrayDependencyRule.problems(of: property, inTypeNamed: context.last?.typeName)
        return PluginReply.Expansion(diagnostics: source.messages(problems))
    }

    private static func isInstantiable(_ enclosing: EnclosingDeclaration?) -> Bool {
        switch enclosing {
        case .type(let type): InstantiableType(type, enclosing: []) != nil
        case .extending(let extended): InstantiableExtension(extended) != nil
        case .body, nil: false
        }
    }
}

extension EnclosingDeclaration {
    fileprivate var typeName: String? {
        guard case .type(let type) = self else { return nil }
        return type.name
    }
}

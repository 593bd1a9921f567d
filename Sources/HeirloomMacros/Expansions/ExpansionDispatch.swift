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

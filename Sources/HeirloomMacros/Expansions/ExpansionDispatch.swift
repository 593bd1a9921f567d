/// Finds the expansion for the name under which the compiler asks for it.
enum ExpansionDispatch {
    static func expansion(of request: AttachedExpansionRequest) -> PluginReply.Expansion {
        switch request.macro.typeName {
        case "InstantiableMacro":
            PluginReply.Expansion()
        default:
            PluginReply.Expansion()
        }
    }

    static func expansion(of request: FreestandingExpansionRequest) -> PluginReply.Expansion {
        PluginReply.Expansion()
    }
}

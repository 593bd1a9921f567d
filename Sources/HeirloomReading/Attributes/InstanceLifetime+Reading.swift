import HeirloomModel

extension InstanceLifetime {
    /// The lifetime in `.lazy`, with or without the name of the type.
    package init?(_ value: ArgumentValue) {
        guard case .other(let text) = value, let dot = text.lastIndex(of: "."),
            ["", "InstanceLifetime", "Heirloom.InstanceLifetime"].contains(text[..<dot])
        else { return nil }
        self.init(rawValue: String(text[text.index(after: dot)...]))
    }
}

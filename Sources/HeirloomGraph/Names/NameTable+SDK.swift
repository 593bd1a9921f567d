import HeirloomModel

extension NameTable {
    /// The type of Apple's SDKs or of the standard library that a name stands for which was not read. A file that
    /// sees no module that declares one names something else.
    package func sdkType(named path: [String], from file: FileID) -> SDKType? {
        guard let name = path.last, let type = SDKType.named(name) else { return nil }
        switch path.count {
        case 1: return type.modules.contains { sees($0, forName: name, from: file) } ? type : nil
        case 2: return type.modules.contains { $0.isSeen(importing: path[0]) && !isRead($0) } ? type : nil
        default: return nil
        }
    }

    /// The type of the standard library that a name stands for which was not read: `Double` for `TimeInterval`.
    func typeBehindSDKAlias(named path: [String], from file: FileID) -> String? {
        guard let name = path.last, let alias = SDKAlias.named(name) else { return nil }
        let isSeen =
            switch path.count {
            case 1: sees(alias.module, forName: name, from: file)
            case 2: alias.module.isSeen(importing: path[0]) && !isRead(alias.module)
            default: false
            }
        return isSeen ? alias.target : nil
    }

    /// The same for what is known because an extension of it was read, in whichever file that stands.
    package func sdkType(of entity: EntityID) -> SDKType? {
        guard case .external = self[entity].kind, let type = SDKType.named(self[entity].name),
            let container = self[entity].container, case .outside = self[container].kind
        else { return nil }
        let isSeen = files.withExtensions.contains { file in
            type.modules.contains { sees($0, forName: type.name, from: file) }
        }
        return isSeen ? type : nil
    }

    private func sees(_ module: SDKModule, forName name: String, from file: FileID) -> Bool {
        if module == .standardLibrary { return true }
        if isRead(module) { return false }
        return reach.modulesSeen(from: file).contains { seen in
            (seen.onlyName ?? name) == name && module.isSeen(importing: seen.module)
        }
    }

    /// Whether a module that was read has the name.
    private func isRead(_ module: SDKModule) -> Bool { self.module(named: module.name) != nil }
}

import HeirloomModel

extension NameTable {
    /// Returns the type of Apple's SDKs or of the standard library to which a name refers, if that was not read. In a
    /// file that sees no module with such a type, the name refers to something else.
    package func sdkType(named path: [String], from file: FileID) -> SDKType? {
        guard let type = path.last.flatMap(SDKType.named) else { return nil }
        return type.modules.contains { shows($0, path, in: file) } ? type : nil
    }

    /// Returns the standard library's type behind an unread alias of an SDK: `Double` for `TimeInterval`.
    func typeBehindSDKAlias(named path: [String], from file: FileID) -> String? {
        guard let alias = path.last.flatMap(SDKAlias.named) else { return nil }
        return shows(alias.module, path, in: file) ? alias.target : nil
    }

    /// Returns whether a name, alone or after that of a module, may be declared in a module that was not read.
    private func shows(_ module: SDKModule, _ path: [String], in file: FileID) -> Bool {
        switch path.count {
        case 1: sees(module, forName: path[0], from: file)
        case 2: module.isSeen(importing: path[0]) && !isRead(module)
        case _: false
        }
    }

    /// Returns the same for a type that is known because an extension of it was read, whichever file contains the
    /// extension.
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

    /// Returns whether a module with this name was read.
    private func isRead(_ module: SDKModule) -> Bool { self.module(named: module.name) != nil }
}

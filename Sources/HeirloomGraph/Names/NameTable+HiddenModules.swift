import HeirloomModel

extension NameTable {
    /// The modules whose names cannot be written in a file that is generated for another, each with a type or alias that
    /// hides it: what is declared under a name wins over the module of that name.
    ///
    /// - Parameter testable: The modules of which the file sees what is internal.
    func hiddenModules(from module: String, testable: Set<String>) -> [String: EntityID] {
        var hidden: [String: EntityID] = [:]
        for name in files.modules where isDeclaredOutermost(name) {
            let hiding = files.modules.lazy.compactMap { declaring in
                self.outermost(name, of: declaring, seenFrom: module, testable: testable)
            }
            if let first = hiding.first { hidden[name] = first }
        }
        return hidden
    }

    /// What a module declares outside of all types under a name, as far as it is seen in a file that is generated for
    /// another.
    func outermost(
        _ name: String,
        of declaring: String,
        seenFrom module: String,
        testable: Set<String>
    ) -> EntityID? {
        guard let container = self.module(named: declaring) else { return nil }
        return allMembers(named: name, of: container).first { entity in
            if declaring == module { return self[entity].access > .fileprivate }
            let isTestable = testable.contains(declaring)
            return isVisible(self[entity].access, of: declaring, from: module, isTestable: isTestable)
        }
    }
}

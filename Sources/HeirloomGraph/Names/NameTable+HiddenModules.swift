import HeirloomModel

extension NameTable {
    /// Returns the modules that cannot be named in a file generated for a module, each with a type or alias that hides
    /// it: a declaration takes precedence over a module of the same name.
    ///
    /// - Parameter testable: The modules whose internal declarations the file sees.
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

    /// Returns the top-level declaration of a module with a name, if it is visible in a file generated for another
    /// module.
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

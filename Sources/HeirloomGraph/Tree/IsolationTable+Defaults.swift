import HeirloomModel

/// Exceptions to the default isolation of a module, according to SE-0466 and the observed behavior of the compiler.
extension IsolationTable {
    /// Returns whether the default isolation does not apply to a type that neither states nor inherits an isolation.
    func isFreeOfDefaults(_ type: EntityID) -> Bool {
        isNestedInNonisolated(type) || isSendableByProtocol(type)
    }

    /// Returns the isolation of initializers and functions that build a type, if they state none.
    ///
    /// - Those of an actor have the isolation of a protocol in its inheritance clause.
    /// - Those in an extension have the default isolation of their module, even if the type is nonisolated. An actor and a
    ///   type with a protocol that inherits from `Sendable` are exceptions.
    func isolation(ofMembersOf type: EntityID, inExtension isExtension: Bool, at file: FileID) -> Isolation {
        let own = isolation(of: type)
        guard own == .nonisolated, case .type(let read) = table[type].kind else { return own }
        if read.summary.kind == .actor { return inherited(by: type) ?? own }
        return isExtension && !isSendableByProtocol(type)
            ? defaultIsolation(of: table.files[file].module) : own
    }

    /// Returns whether only actors conform to a protocol: `protocol P: Actor`, `protocol Q: P`.
    func requiresActor(_ type: EntityID) -> Bool {
        guard case .type(let read) = table[type].kind, read.summary.kind == .protocol else { return false }
        var walk = BreadthFirstWalk(from: [type])
        while let current = walk.next() {
            for name in resolver.inheritance(of: current) {
                guard let base = name.base else {
                    if name.path.last == "Actor" { return true }
                    continue
                }
                walk.reach(base)
            }
        }
        return false
    }

    /// Returns whether a type is nested in the braces of a nonisolated type or of its nonisolated extension, or in an
    /// actor or an extension of one.
    private func isNestedInNonisolated(_ type: EntityID) -> Bool {
        guard case .type(let read) = table[type].kind, let container = table[type].container,
            case .type(let outer) = table[container].kind
        else { return false }
        if outer.summary.kind == .actor { return true }
        let isWithin = !read.summary.isInExtension || read.summary.isInNonisolatedExtension
        return isWithin && isolation(of: container) == .nonisolated
    }

    /// Returns whether a type is `Sendable` because a nonisolated protocol requires it, as `Error` does. Such a type is
    /// nonisolated, because its values can be passed anywhere.
    private func isSendableByProtocol(_ type: EntityID) -> Bool {
        var walk = BreadthFirstWalk(from: [type])
        while let current = walk.next() {
            for name in resolver.inheritance(of: current) {
                if let base = name.base, case .type(let read) = table[base].kind {
                    if read.summary.kind == .protocol, isNonisolated(protocol: base) { walk.reach(base) }
                    continue
                }
                // A conformance stated by the type itself does not count.
                let isMarker = name.path.last.map { ["Sendable", "SendableMetatype"].contains($0) } ?? false
                if isMarker {
                    if current != type { return true }
                } else if table.sdkType(named: name.path, from: name.file)?.isProtocolOfSendable == true {
                    return true
                }
            }
        }
        return false
    }

    private func isNonisolated(protocol type: EntityID) -> Bool {
        guard case .type(let read) = table[type].kind, let file = table[type].file else { return false }
        let place = table.place(of: type, in: file)
        return (written(read.summary.isolation, at: place) ?? defaultIsolation(of: table.files[file].module))
            == .nonisolated
    }
}

extension SDKType {
    /// Whether this is a protocol that requires `Sendable` and isolates nothing.
    fileprivate var isProtocolOfSendable: Bool {
        guard case .protocol = kind, case .always = sendability else { return false }
        return !isMainActor
    }
}

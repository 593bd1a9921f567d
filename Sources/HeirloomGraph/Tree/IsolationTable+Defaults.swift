import HeirloomModel

/// What the default isolation of a module leaves alone: SE-0466, and what the compiler was seen to do.
extension IsolationTable {
    /// Whether the default isolation does not count for a type that neither says its isolation nor inherits it.
    func isFreeOfDefaults(_ type: EntityID) -> Bool {
        isNestedInNonisolated(type) || isSendableByProtocol(type)
    }

    /// Whether it stands in the braces of what is not isolated, or in an actor or an extension of one.
    private func isNestedInNonisolated(_ type: EntityID) -> Bool {
        guard case .type(let read) = table[type].kind, let container = table[type].container,
            case .type(let outer) = table[container].kind
        else { return false }
        if outer.summary.kind == .actor { return true }
        return !read.summary.isInExtension && isolation(of: container) == .nonisolated
    }

    /// Whether it is `Sendable` because a protocol that is not isolated itself wants that, as `Error` does: what may be
    /// handed around anywhere is not isolated then.
    private func isSendableByProtocol(_ type: EntityID) -> Bool {
        var walk = BreadthFirstWalk(from: [type])
        while let current = walk.next() {
            for name in resolver.inheritance(of: current) {
                if let base = name.base, case .type(let read) = table[base].kind {
                    if read.summary.kind == .protocol, isNonisolated(protocol: base) { walk.reach(base) }
                    continue
                }
                // What the type itself says is its own matter.
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
        let place = Place(file: file, enclosing: table[type].container)
        return (written(read.summary.isolation, at: place) ?? defaultIsolation(of: table.files[file].module))
            == .nonisolated
    }
}

extension SDKType {
    /// Whether it is a protocol that wants what conforms to it to be `Sendable`, and isolates nothing.
    fileprivate var isProtocolOfSendable: Bool {
        guard case .protocol = kind, case .always = sendability else { return false }
        return !isMainActor
    }
}

import HeirloomModel
import HeirloomSyntax

/// The initializer that builds a type: the decision that the macro's expansion and the generator's call share. It is
/// passed around more often than created, so it is boxed.
package indirect enum InitializerDecision: Sendable {
    /// An initializer that the user wrote.
    case written(InitializerDeclaration, arguments: [Construction.Argument])
    /// The initializer that the expansion adds.
    case memberwise(MemberwiseInitializer)
    /// The `init()` that a class without dependencies inherits or gets from Swift.
    case inherited
    /// No initializer: one must be written or fixed.
    case faulty(InitializerFault)

    package var isWritten: Bool { if case .written = self { true } else { false } }
}

extension InstantiableType {
    /// The initializer that builds the type.
    ///
    /// If several written initializers qualify, it is the one without effects, then the one whose types need no proof,
    /// then the one with the fewest additional parameters, and among those the first. A deprecated initializer comes
    /// after others that are called with other labels.
    ///
    /// If the labels are the same, Swift chooses. It considers only parameters, except that it calls no asynchronous
    /// initializer where nothing is awaited.
    var decidedInitializer: InitializerDecision {
        let matches = initializers.map { InitializerMatch($0, dependencies: initializable) }
        if let best = matches.filter({ $0.qualifies }).preferred {
            return .written(best.initializer, arguments: best.arguments)
        }
        if let fault = faultOfCompetingInitializer(matches) { return .faulty(fault) }
        if inheritsPlainInitializer { return .inherited }
        guard let reason = reasonToWriteInitializer else { return memberwiseDecision }
        return .faulty(faultOfLackingInitializer(matches, reason: reason))
    }

    /// The initializer that builds the type, if the bodies of written ones can be read as well.
    package func initializerDecision(in text: SourceText) -> InitializerDecision {
        if let mislabeled = mislabeledInitializer(in: text) { return .faulty(.incomplete(mislabeled)) }
        if let demanding = demandingInitializer(in: text) {
            return .faulty(.demanding(demanding.initializer.keywordRange, demanding.demanded))
        }
        return initializerDecision
    }

    /// The call that builds the type. If no initializer builds it, the call that would be expected.
    package var construction: Construction {
        let access = writtenAccess ?? .internal
        switch initializerDecision {
        case .written(let initializer, let arguments):
            let access = initializer.modifiers.access ?? min(.internal, access)
            var call = Construction(callee: .writtenInitializer, arguments: arguments, access: access)
            call.isolation = initializer.isolationSpelling
            call.effects = initializer.signature.callEffects
            call.availability = initializer.attributes.availability
            call.range = initializer.range
            call.accessRange = initializer.modifiers.accessRange(before: initializer.keywordRange)
            return call
        case .inherited:
            return Construction(callee: .inheritedInitializer, arguments: [], access: access)
        case .memberwise, .faulty:
            let labels = initializable.map { Construction.Argument(label: $0.label, dependency: $0.label) }
            return Construction(callee: .memberwiseInitializer, arguments: labels, access: access)
        }
    }

    /// An initializer that would be called if it had the labels of the properties; `nil` if another one is called.
    private func mislabeledInitializer(in text: SourceText) -> IncompleteInitializer? {
        if initializers.isEmpty { return nil }
        let memberwiseLabels: [String]?
        switch initializerDecision {
        case .memberwise(let memberwise): memberwiseLabels = memberwise.properties.map(\.label)
        case .faulty(.missing): memberwiseLabels = nil
        case .written, .inherited, .faulty: return nil
        }
        for initializer in initializers {
            let match = InitializerMatch(initializer, dependencies: initializable)
            guard let mislabeled = match.mislabeled(in: text) else { continue }
            return IncompleteInitializer(match, mislabeled: mislabeled, beside: memberwiseLabels)
        }
        return nil
    }

    /// The initializer that takes every dependency and something else. A generated initializer would be called instead,
    /// and the code in this one would never run. `nil` if there is none, or if it calls `self.init`.
    private func demandingInitializer(in text: SourceText) -> InitializerMatch? {
        guard case .memberwise = initializerDecision, !initializers.isEmpty, !initializable.isEmpty else {
            return nil
        }
        return initializers.map { InitializerMatch($0, dependencies: initializable) }.first { match in
            guard let body = match.initializer.bodyRange else { return false }
            return match.isComplete && match.isForEveryCaller
                && !match.initializer.modifiers.has("convenience")
                && !text.mentions("self.init", in: body)
        }
    }

    private var memberwiseDecision: InitializerDecision {
        .memberwise(
            MemberwiseInitializer(
                access: writtenAccess,
                properties: initializable,
                standsBesideInherited: initializable.isEmpty && Superclass(of: declaration).mayExist
            )
        )
    }

    /// The fault of an initializer that a call with all dependencies would find but cannot use.
    private func faultOfCompetingInitializer(_ matches: [InitializerMatch]) -> InitializerFault? {
        for match in matches where match.takesNothingElse {
            let initializer = match.initializer
            // Correcting the type of a function parameter may leave nothing to rethrow.
            if !match.mismatched.isEmpty, !initializer.obstacles.contains(.rethrowing) {
                return .incomplete(IncompleteInitializer(match))
            }
            if !initializer.obstacles.isEmpty {
                let place = NamedPlace(name: "init", range: initializer.keywordRange)
                return .unsupported(place, initializer.obstacles)
            }
            if !match.isReachable, let modifier = initializer.modifiers.first(where: { $0.isAccessLevel }) {
                return .inaccessible(modifier)
            }
        }
        return nil
    }

    private func faultOfLackingInitializer(
        _ matches: [InitializerMatch],
        reason: MissingInitializer.Reason
    ) -> InitializerFault {
        let callable = matches.filter {
            $0.initializer.obstacles.isEmpty && !$0.initializer.modifiers.has("convenience")
        }
        if let demanding = callable.first(where: { $0.isComplete }) {
            return .demanding(demanding.initializer.keywordRange, demanding.demanded)
        }
        let closest = callable.max { $0.arguments.count < $1.arguments.count }
        if let closest, closest.demanded.isEmpty, !initializable.isEmpty {
            return .incomplete(IncompleteInitializer(closest))
        }
        let skeleton = MemberwiseInitializer(access: writtenAccess, properties: initializable)
        return .missing(
            MissingInitializer(reason: reason, skeleton: skeleton, bodyRange: declaration.bodyRange)
        )
    }
}

extension [InitializerMatch] {
    /// The initializer that is called, among those that qualify.
    fileprivate var preferred: InitializerMatch? {
        guard count > 1 else { return first }
        func ranked(_ matches: [Enumerated], _ isLast: (CallEffects) -> Bool) -> [Enumerated] {
            func rank(_ ranked: Enumerated) -> (Int, Int, Int, Int) {
                let match = ranked.element
                return (
                    isLast(match.effects) ? 1 : 0, match.unprovenCount, match.defaultedCount, ranked.offset
                )
            }
            return matches.sorted { rank($0) < rank($1) }
        }
        var calls: Set<[String?]> = []
        // Of the initializers that the same call could mean, Swift calls the first one where nothing is awaited.
        let called = ranked(Array<Enumerated>(enumerated()), \.isAsync)
            .filter { calls.insert($0.element.arguments.map(\.label)).inserted }
        let best = ranked(called) { !$0.isEmpty }.map(\.element)
        return best.first { !$0.initializer.isDeprecated } ?? best.first
    }

    private typealias Enumerated = EnumeratedSequence<[InitializerMatch]>.Element
}

extension InitializerDeclaration {
    var isolationSpelling: IsolationSpelling {
        IsolationSpelling(attributes: attributes, modifiers: modifiers, parameters: signature.parameters)
    }

    /// Whether it is deprecated on at least one platform, now or later.
    var isDeprecated: Bool {
        attributes.availability.contains { AvailabilityAttribute($0)?.isDeprecated == true }
    }
}

extension Modifier {
    package var isAccessLevel: Bool { access != nil }
}

import HeirloomGraph
import HeirloomModel

/// A change that fixes a fault of the tree, without the text to write.
package indirect enum Fix {
    /// One of several changes that may be meant.
    case guess(Fix)

    // MARK: Types and their declarations

    /// Makes a type, or the call that builds it, as accessible as this.
    case setAccess(AccessLevel, at: [AccessPlace])
    /// Makes a type instantiable, or if it hardly can be one, receives its values.
    case makeInstantiable(EntityID, for: [DependencyID], orReceive: Bool)
    /// Declares that a type conforms to `Instantiable` elsewhere.
    case sayConformance(of: ScopeID)
    /// Adds a type to those that an instantiable type fulfills.
    case list(ResolvedType, in: ScopeID, for: BuildRequest)
    /// Lets a protocol refine `Sendable`.
    case refineSendable(EntityID)
    /// Adds an initializer with these lines.
    case writeInitializer([String], in: ScopeID)
    /// Imports a module in each of these files.
    case importModule(String, in: [FileID])
    /// Writes another text.
    case write(String, at: SourceLocation)
    /// Writes another text in quotation marks.
    case writeString(String, at: SourceLocation)

    // MARK: Properties

    /// Marks a stored property with an attribute.
    case mark(String, at: SourceLocation)
    /// Removes an argument of the attribute.
    case removeArgument(String, from: DependencyID)
    /// Wraps the product in the type of the property.
    case eraseToConcreteExistential(DependencyID)
    /// Gives a parameter of an initializer the type of its property.
    case takeType(of: DependencyID, at: SourceLocation)
    /// Makes the type of a property optional.
    case makeOptional(DependencyID)
    /// Receives values that nothing builds.
    case receive([DependencyID])
    /// Provides a missing dependency, or receives a similar one instead.
    case provide(MissingDependency, NearProviders)
    /// Builds one of the types that fulfill a property.
    case choose(ScopeID, for: DependencyID)
    /// Corrects the name of the type to build.
    case rename([DependencyID], to: ScopeID)
    /// Writes the full name of a type in the type of a property, or in a string of its attribute.
    case qualify(String, as: [String], at: DependencyID, in: TypeReference?)
    /// Writes the full name of one of the types that a name may denote.
    case disambiguate(AmbiguousReference, as: EntityID, in: ScopeID)
    /// Names an element in `collecting` instead of the whole in `fulfilledByType`.
    case collectWhatIsNamed(at: DependencyID)
    /// Corrects the name of an element.
    case nameElement(TypeReference, as: ScopeID, at: DependencyID)
    /// Names each element in `collecting` once.
    case collectOnce(at: DependencyID)

    // MARK: Builders

    /// Builds on demand instead of immediately.
    case buildOnDemand([BuildEdge])
    /// Gives a property the type of a function that can build the product.
    case takeFunction(BuildEdge)
    /// Gives a property the type of a function that can be stored in place of a value.
    case takeFunctionInPlace(BuildEdge)
    /// Gives a property the type of an erased instantiator that passes the forwarded properties of its product.
    case eraseInstantiator(BuilderKind, BuildEdge)

    /// Whether it imports a module.
    var isImport: Bool { if case .importModule = self { true } else { false } }

    /// The change as one of several that may be meant.
    var guessed: Fix { .guess(self) }
}

/// An access level that a fix changes, or adds.
package enum AccessPlace {
    /// That of a type.
    case type(EntityID)
    /// That of an initializer or a function, or the position to insert one.
    case member(SourceLocation)
}

/// Writes the fixes of a tree as edits of its sources. There are none if they depend on code that was not read.
package typealias FixWriting = @Sendable (Remedies) -> (Fix) -> [FixIt]

extension TreeReview {
    /// Returns the fix-its for fixes; without edits if nothing writes them.
    func fixIts(_ fixes: [Fix?]) -> [FixIt] {
        let fixes = fixes.compactMap(\.self)
        return write.map { fixes.flatMap($0) } ?? fixes.map { _ in FixIt(message: "", edits: []) }
    }
}

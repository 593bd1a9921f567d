/// A kind of mistake, with a name and a function that makes it.
struct BreakKind: Sendable {
    let name: String
    let make: @Sendable (inout RandomTree, inout SeededRandom) -> (any TreeBreak)?

    private init<Break: DrawnBreak>(_ type: Break.Type) {
        name = "\(type)"
        make = { tree, random in type.init(in: &tree, &random) }
    }

    private init(_ text: LocalMistake.Text) {
        name = text.name
        make = { tree, random in LocalMistake(text, in: &tree, &random) }
    }

    static let all: [BreakKind] =
        missing + unfulfilled + cycles + ofTypes + LocalMistake.Text.all.map(BreakKind.init)

    /// The kinds that fix-its alone can repair, at least in some trees.
    static let withFixIts = all.filter { !withWordsOnly.contains($0.name) }

    /// The kinds whose repair requires a decision or new code, so that they have no fix-its.
    private static let withWordsOnly: Set<String> = [
        "BuilderOfItself", "ContractWithoutFulfiller", "ElementBuiltBeside", "ElementWithoutKey",
        "ElementsWithOneKey", "FileHalfTyped", "FulfillerWithoutConformance", "InitializerInExtension",
        "InstantiateWrittenTwice", "MainActorTypeBuiltElsewhere", "ModuleConfiguredTwice", "NameOfTwoTypes",
        "NothingChosen", "PlainClassHandedOver", "RenamesOfOneAnother", "RootBuiltByExtension", "RootDropped",
        "RootWithRequiredInitializer", "RootWithSuperclass", "RootWithoutPlugin", "SiblingOfItself",
        "SiblingsOfOneAnother", "StrangerInstantiated", "SuperclassInstantiable", "SuperclassWithArguments",
        "TakenUnderConstruction", "TypeDeclaredTwice", "WeakStruct",
        "conditional-dependency",
        "constrained-extension",
        "duplicate-type of an extension",
        "erased-instantiator-without-type",
        "invalid-configuration in a type",
        "invalid-configuration with an error's id",
        "invalid-configuration with an unknown setting",
        "invalid-configuration with contradictory levels",
        "reserved-name",
        "unreadable-argument",
        "unreadable-argument of a type",
        "unreadable-name",
        "unreadable-name of a property",
        "unsupported-generics",
        "unsupported-property without a type",
        "unusable-initializer of an extension that is failable",
        "unusable-initializer that is failable",
        "unusable-initializer that is generic",
        "unusable-initializer that requires another value",
        "unusable-initializer that rethrows",
        "unusable-instantiate with another result",
    ]

    private static let missing = [
        BreakKind(ProviderRemoved.self), BreakKind(ProviderRelabeled.self), BreakKind(ProviderRetyped.self),
        BreakKind(ProviderMadeOptional.self), BreakKind(ProviderMovedAside.self),
        BreakKind(ReceiverMisspelt.self), BreakKind(ReceiverMadeOptional.self),
        BreakKind(ReceiverOfNothing.self), BreakKind(RenameOfNothing.self),
        BreakKind(DecoratorOfNothing.self), BreakKind(LocalReceivedFartherDown.self),
    ]

    private static let unfulfilled = [
        BreakKind(ServiceDelisted.self), BreakKind(FulfillerMisspelt.self),
        BreakKind(StrangerInstantiated.self),
        BreakKind(ContractWithoutFulfiller.self), BreakKind(ServiceNotInstantiable.self),
        BreakKind(FulfillerWithoutConformance.self), BreakKind(ErasedForNothing.self),
        BreakKind(PlainTypeInstantiated.self), BreakKind(ContractListedTwice.self),
        BreakKind(NameOfTwoTypes.self), BreakKind(HiddenTypeNamed.self), BreakKind(HiddenTypeBuilt.self),
    ]

    private static let cycles = [
        BreakKind(TypeBuiltByItself.self), BreakKind(TypeBuiltByItsProduct.self),
        BreakKind(SiblingsOfOneAnother.self), BreakKind(SiblingOfItself.self),
        BreakKind(BuilderOfItself.self),
        BreakKind(RenamesOfOneAnother.self), BreakKind(TakenUnderConstruction.self),
    ]

    private static let ofTypes = [
        BreakKind(TypeDeclaredTwice.self), BreakKind(InstantiateWrittenTwice.self),
        BreakKind(ModuleConfiguredTwice.self), BreakKind(ForwardingTypeBuiltAtOnce.self),
        BreakKind(WrongTypeForwarded.self), BreakKind(WrongParameters.self), BreakKind(WeakStruct.self),
        BreakKind(LazyWithoutFunction.self), BreakKind(StartedForNothing.self),
        BreakKind(ProductMadeThrowing.self),
        BreakKind(NarrowTypeForwarded.self),
        BreakKind(NarrowInitializer.self),
        BreakKind(InitializerInExtension.self), BreakKind(SuperclassInstantiable.self),
        BreakKind(SuperclassWithArguments.self), BreakKind(MainActorTypeBuiltElsewhere.self),
        BreakKind(PlainClassHandedOver.self), BreakKind(RootDropped.self),
        BreakKind(RootBuiltByExtension.self), BreakKind(RootWithSuperclass.self),
        BreakKind(RootWithRequiredInitializer.self), BreakKind(RootWithoutPlugin.self),
        BreakKind(FileHalfTyped.self), BreakKind(ElementForwarded.self),
        BreakKind(ElementWithoutKey.self), BreakKind(ElementsWithOneKey.self),
        BreakKind(NothingChosen.self), BreakKind(ElementBuiltBeside.self),
    ]
}

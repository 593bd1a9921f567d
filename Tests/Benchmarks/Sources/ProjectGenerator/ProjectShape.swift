/// The available shapes of generated projects.
package enum ProjectShape: String, CaseIterable, Sendable {
    case tree, objects, initializers, wide, ladder, deep, values, received, mix, modules
    case doubles, effects, elements, specializations

    /// A description of the tree and of what `types` counts.
    package var summary: String {
        switch self {
        case .tree: "each type builds up to four others and receives services; 'types' counts all"
        case .objects: "a tree of classes alone, all built at once; 'types' counts all"
        case .initializers:
            "a tree of classes that write their initializers, all built later; 'types' counts all"
        case .wide: "the root builds all others, some of which receive one another; 'types' counts all"
        case .ladder: "each type builds the next one twice; 'types' counts the rungs"
        case .deep: "each type builds the next one; 'types' counts the links"
        case .values:
            "a chain in which each link receives another value of the root; 'types' counts the links"
        case .received: "types that each receive the same five services; 'types' counts those"
        case .mix: "a tree in which one file in ten takes part; 'types' counts those that do not as well"
        case .modules: "modules of trees, each module upon earlier ones; 'types' counts all"
        case .doubles:
            "a tree in which one type in ten has a test double; 'types' counts all"
        case .effects:
            "a tree of classes alone, whose initializers may suspend and throw; 'types' counts all"
        case .elements: "a collection of types that list one protocol; 'types' counts those"
        case .specializations:
            "a generic type that is built for many arguments; 'types' counts the arguments"
        }
    }

    /// Returns a project. Equal options produce equal projects.
    package func project(_ options: ProjectOptions) -> Project {
        precondition(options.types > 0 && options.typesPerFile > 0 && options.modules > 1)
        return switch self {
        case .tree: TreeProject(options: options).project
        case .objects: TreeProject(options: options, composition: .objects).project
        case .initializers: InitializersProject(options: options).project
        case .wide: WideProject(options: options).project
        case .ladder: LadderProject(options: options).project
        case .deep: DeepProject(options: options).project
        case .values: ValuesProject(options: options).project
        case .received: ReceivedProject(options: options).project
        case .mix: MixedProject(options: options).project
        case .modules: ModularProject(options: options).project
        case .doubles: DoublesProject(options: options).project
        case .effects: EffectsProject(options: options).project
        case .elements: ElementsProject(options: options).project
        case .specializations: SpecializationsProject(options: options).project
        }
    }
}

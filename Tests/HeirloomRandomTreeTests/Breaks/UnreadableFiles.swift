/// A file is incomplete, as during typing.
struct FileHalfTyped: DrawnBreak {
    private let mark: Mark

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        let number = tree.nextAddition
        mark = .addition(number)
        let scope = random.one(of: Array(tree.scopes.indices))
        let module = tree.module(ofScope: scope)
        let file = random.chance(50) ? "Typed\(number).swift" : "File\(tree.scopes[scope].file).swift"
        guard tree.unreadableFiles.insert("\(module)/\(file)").inserted else { return nil }
        tree.additions.append(
            RandomTree.Addition(module: module, file: file, lines: ["struct Typed\(number) \(mark.text){"])
        )
    }

    func faults(in model: TreeModel) -> [TreeFault] { [TreeFault(.syntax, at: mark)] }
}

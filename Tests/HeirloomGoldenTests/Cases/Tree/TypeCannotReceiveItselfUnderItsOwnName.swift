// A type offered as `x: X` cannot receive `x: X` from further up; the help says to rename the outer
// one.

//: App/Tree.swift
import Heirloom

@Instantiable
final class Branch: Instantiable {
    @Received let branch: Branch

    init(branch: Branch) { self.branch = branch }
}

@Instantiable
struct Trunk: Instantiable {
    @Instantiated let branch: Branch
}

//: App/main.swift
printTree(Trunk())

//: diagnostics
// App/Tree.swift:12:23: error: 'branch: Branch' of 'Trunk' would receive itself, because 'Branch' requires it [sibling-cycle]
// App/Tree.swift:5:19: note: it is received here
// App/Tree.swift:5:19: note: to receive one from further up, let 'Trunk' offer that one as 'outerBranch', with 'fulfilledByDependencyNamed', and receive 'outerBranch' here

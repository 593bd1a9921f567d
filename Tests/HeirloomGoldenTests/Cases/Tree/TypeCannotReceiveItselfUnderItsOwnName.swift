// A type offered as `x: X` cannot receive `x: X` from further up; the help says to rename the outer
// one, where there is one.

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

@Instantiable
final class Twig: Instantiable {
    @Received let twig: Twig

    init(twig: Twig) { self.twig = twig }
}

@Instantiable
struct Shrub: Instantiable {
    @Instantiated let twig: Twig
}

@Instantiable
struct Bed: Instantiable {
    @Forwarded let twig: Twig
    @Instantiated let shrub: Shrub
}

@Instantiable
struct Garden: Instantiable {
    @Instantiated let trunk: Trunk
    @Instantiated let bed: Instantiator<Bed>
}

//: App/main.swift
printTree(Garden())

//: diagnostics
// App/Tree.swift:12:23: error: 'branch: Branch' of 'Trunk' would receive itself, because 'Branch' requires it [sibling-cycle]
// App/Tree.swift:5:19: note: it is received here
// App/Tree.swift:5:19: note: to break the loop, let 'Branch' do without it: let a third type hold what both need, or hand one to the other once both are built
// App/Tree.swift:24:23: error: 'twig: Twig' of 'Shrub' would receive itself, because 'Twig' requires it [sibling-cycle]
// App/Tree.swift:17:19: note: it is received here
// App/Tree.swift:17:19: note: to receive one from further up, let 'Shrub' offer that one as 'outerTwig', with 'fulfilledByDependencyNamed', and receive 'outerTwig' here

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


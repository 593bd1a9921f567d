// If a declared type is named `Void`, edits write `()`.

//: App/Space.swift
import Heirloom

struct Void {}

@Instantiable
struct Star: Instantiable {}

@Instantiable(isRoot: true)
struct Space: Instantiable {
    @Instantiated(fulfilledByType: "Star") let starBuilder: ErasedInstantiator<Int, Star>
}

//: App/main.swift
printTree(Space())

//: diagnostics
// App/Space.swift:10:48: error: 'starBuilder: ErasedInstantiator<Int, Star>' does not match the forwarded properties of 'Star' [mismatched-parameters]
// App/Space.swift:10:48: note: write 'ErasedInstantiator<(), Star>'

//: fix-its
// App/Space.swift:10:48: would fix: write 'ErasedInstantiator<(), Star>' [mismatched-parameters]
// App/Space.swift:10:61: note: replace 'ErasedInstantiator<Int, Star>' with 'ErasedInstantiator<(), Star>'

// Types within types, one of which is called like a module.
//: App
enum XXSpace {
    struct Outer {
        @Instantiable
        final class Core: Instantiable { let name = "core" }
    }
    @Instantiable
    struct Feature: Instantiable {
        @Received let xxCore: Outer.Core
    }
}
//: root
@Instantiated let xxCore: XXSpace.Outer.Core
//: inner
@Instantiated let xxFeature: XXSpace.Feature
//: main
print(inner.xxFeature.xxCore.name, inner.xxFeature.xxCore === root.xxCore)
//: prints
// core true

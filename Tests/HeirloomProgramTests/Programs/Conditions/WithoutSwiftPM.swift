// Code for another build system, and platform conditions inside it, are not errors in a SwiftPM build.
//: option configuration=other
//: option flags=BAZEL
//: App/main.swift
import Heirloom

struct Bundle2 {}

@Instantiable
struct Resources: Instantiable {
    #if SWIFT_PACKAGE
    @Instantiated let module: Module
    #else
    @Received let bundle: Bundle2
    #endif
    #if os(Linux) || os(macOS)
    @Instantiated let files: Files
    #endif
}

@Instantiable
struct Module: Instantiable {}

@Instantiable
struct Files: Instantiable {
    #if BAZEL
    @Received let runfiles: Bundle2
    #endif
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let resources: Resources
}

print(App())
//: prints
// App(resources: App.Resources(module: App.Module(), files: App.Files()))
//: prints with BAZEL
// error: main.swift: 'Files' receives 'runfiles: Bundle2', but no type above it provides it (root 'App') [missing-dependency]

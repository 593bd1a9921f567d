// A type that qualifies as a root is not one on platforms with a missing dependency, which only builds for those platforms
// report.
//: option roots=detect
//: App/Camera.swift
import Heirloom

protocol Camera { var name: String { get } }

#if os(iOS) || os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Camera.self])
struct FrontCamera: Instantiable, Camera { let name = "front" }
#endif
//: App/main.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let camera: any Camera
}

print(App().camera.name)
//: prints
// front

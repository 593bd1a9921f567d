// What is there is taken, what is not is nil.
//: Core
public struct XXUser { public let name: String }
@Instantiable
public struct XXPlace: Instantiable { public let name = "here" }
//: root
@Instantiated let xxPlace: XXPlace
//: inner
@Received(onlyIfAvailable: true) let xxUser: XXUser?
@Received(onlyIfAvailable: true) let xxPlace: XXPlace?
//: main
print(inner.xxUser?.name ?? "nobody", inner.xxPlace?.name ?? "nowhere")
//: prints
// nobody here

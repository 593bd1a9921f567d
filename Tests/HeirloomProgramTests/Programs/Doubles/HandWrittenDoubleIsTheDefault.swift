// A hand-written test double of a plain type is the default wherever the type is forwarded or received. Its extension has
// `mockOnly: true`, and needs neither the conformance nor `instantiate`.

//: option configuration=debug
//: App/Types.swift
import Heirloom

final class User {
    let name: String
    init(name: String) { self.name = name }
}

@Instantiable(mockOnly: true)
extension User {
    static func mock(name: String = "mock") -> User { User(name: name) }
}

@Instantiable
struct Row: Instantiable {
    @Received let user: User
}

@Instantiable(generateMock: true)
struct Profile: Instantiable {
    @Forwarded let user: User
    @Instantiated let row: Row
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Received let user: User
    @Instantiated let row: Row
    @Instantiated let profileBuilder: Instantiator<Profile>
}

//: App/main.swift
printTree(Profile.mock())
printTree(Screen.mock())
printTree(Screen.mock(user: User(name: "given")))
printTree(Screen.mock().profileBuilder.instantiate(User(name: "forwarded")))

//: prints
// Profile
//   user: User #1
//     name: String "mock"
//   row: Row
//     user: User #1
// Screen
//   user: User #1
//     name: String "mock"
//   row: Row
//     user: User #1
//   profileBuilder: Instantiator<Profile>
// Screen
//   user: User #1
//     name: String "given"
//   row: Row
//     user: User #1
//   profileBuilder: Instantiator<Profile>
// Profile
//   user: User #1
//     name: String "forwarded"
//   row: Row
//     user: User #1

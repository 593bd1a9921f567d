// A marked root has no ancestors: its received properties are errors, and its forwarded ones are not.
//: App/Profile.swift
import Heirloom

struct User {
    let name: String
}

@Instantiable
final class Photos: Instantiable {}

@Instantiable(isRoot: true)
struct ProfileView: Instantiable {
    @Forwarded let user: User
    @Received let 1️⃣greeting: String
    @Received let 2️⃣onTap: () -> Void
    @Received let 3️⃣photos: Photos
    @Instantiated let footer: Footer
}

@Instantiable
struct Footer: Instantiable {
    @Received let user: User
}
//: refused
// 1️⃣ root-receives
// 2️⃣ root-receives
// 3️⃣ root-receives

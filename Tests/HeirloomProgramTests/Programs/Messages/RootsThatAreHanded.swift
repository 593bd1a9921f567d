// Nothing instantiates a root: what is forwarded to it, and a plain value that it receives, speak against the mark.
//: App/Profile.swift
import Heirloom

struct User {
    let name: String
}

@Instantiable
final class Photos: Instantiable {}

@Instantiable(isRoot: true)
struct ProfileView: Instantiable {
    @Forwarded let 1️⃣user: User
    @Received let 2️⃣greeting: String
    @Received let 3️⃣onTap: () -> Void
    @Received let 4️⃣photos: Photos
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
// 4️⃣ root-receives

// A child instantiates a value that its parent already has as a forwarded property: it should receive it.
//: App/Chat.swift
import Heirloom

struct Room {
    let name: String
}

@Instantiable
struct Composer: Instantiable {
    @Instantiated let 1️⃣room: Room
    @Instantiated let 2️⃣draft: String
}

@Instantiable
struct ChatView: Instantiable {
    @Forwarded let room: Room
    @Forwarded let draft: String
    @Instantiated let composer: Composer
}

@Instantiable
struct ChatApp: Instantiable {
    @Instantiated let chatViewBuilder: Instantiator<ChatView>
}
//: App/main.swift
_ = ChatApp()
//: refused
// 1️⃣ not-instantiable
// 2️⃣ nothing-fulfills

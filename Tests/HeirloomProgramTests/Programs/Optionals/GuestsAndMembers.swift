// One screen serves guests, members and administrators: the available dependencies determine its contents.
//: Users/Users.swift
public struct Member: Sendable { public let name: String; public init(name: String) { self.name = name } }
public struct Rights: Sendable { public let canDelete: Bool; public init(canDelete: Bool) { self.canDelete = canDelete } }
//: Screens/Screens.swift
import Heirloom
import Users

@Instantiable
public struct Toolbar: Instantiable {
    @Received(onlyIfAvailable: true) private let rights: Rights?
    @Received(onlyIfAvailable: true) private let member: Optional<Member>
    public var buttons: [String] {
        (member == nil ? ["log in"] : ["write"]) + (rights?.canDelete == true ? ["delete"] : [])
    }
}

@Instantiable
public struct Page: Instantiable {
    @Instantiated private let toolbar: Toolbar
    @Received(onlyIfAvailable: true) private let member: Member?
    @Instantiated public let popoverBuilder: Instantiator<Popover>
    public var lines: [String] { ["for \(member?.name ?? "guests")"] + toolbar.buttons }
}

@Instantiable
public struct Popover: Instantiable {
    @Forwarded private let rights: Rights
    @Instantiated public let toolbar: Toolbar
}

@Instantiable
public struct MemberArea: Instantiable {
    @Forwarded private let member: Member
    @Instantiated public let page: Page
    @Instantiated public let adminBuilder: Instantiator<AdminArea>
}

@Instantiable
public struct AdminArea: Instantiable {
    @Forwarded private let rights: Rights?
    @Instantiated public let page: Page
}
//: App/main.swift
import Heirloom
import Screens
import Users

@Instantiable
struct Site: Instantiable {
    @Instantiated let page: Page
    @Instantiated let memberAreaBuilder: Instantiator<MemberArea>
}

let site = Site()
print(site.page.lines, site.page.popoverBuilder.instantiate(rights: Rights(canDelete: true)).toolbar.buttons)
let area = site.memberAreaBuilder.instantiate(member: Member(name: "Ada"))
print(area.page.lines)
print(area.adminBuilder.instantiate(rights: Rights(canDelete: true)).page.lines)
print(area.adminBuilder.instantiate(rights: nil).page.lines)
//: prints
// ["for guests", "log in"] ["log in", "delete"]
// ["for Ada", "write"]
// ["for Ada", "write", "delete"]
// ["for Ada", "write"]

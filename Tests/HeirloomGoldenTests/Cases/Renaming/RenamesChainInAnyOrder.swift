// Renames chain, in any order of declaration: the archive is a folder that is the inbox that is the mailbox.

//: App/Mail.swift
import Heirloom

protocol Folder {}
protocol Inbox: Folder {}

@Instantiable
final class Mailbox: Instantiable, Inbox {}

@Instantiable
struct Archive: Instantiable {
    @Received let folder: any Folder
}

@Instantiable
struct Sidebar: Instantiable {
    @Instantiated let archive: Archive
    @Received(fulfilledByDependencyNamed: "inbox", ofType: Inbox.self) let folder: any Folder
    @Received(fulfilledByDependencyNamed: "mailbox", ofType: Mailbox.self) let inbox: any Inbox
}

@Instantiable
struct MailApp: Instantiable {
    @Instantiated let sidebar: Sidebar
    @Instantiated let mailbox: Mailbox
}

//: App/main.swift
printTree(MailApp())

// A public type with an internal dependency wants a written initializer; without one, the diagnostic gives
// it.

//: Mail/MailClient.swift
import Heirloom

@Instantiable
final class Transport: Instantiable {}

@Instantiable(isRoot: true)
public final class MailClient: Instantiable {
    @Instantiated private let transport: Transport
}

@Instantiable
public struct Letter: Instantiable {
    @Forwarded let envelope: Envelope
    @Forwarded let stamp: [Stamp]
}

public struct Envelope {}

struct Stamp {}

//: diagnostics
// Mail/MailClient.swift:8:31: error: 'Transport' is less accessible than 'MailClient', and so an initializer that takes it must be written [missing-initializer]
// Mail/MailClient.swift:7:20: note: write 'init(transport: Transport) { self.transport = transport }'
// Mail/MailClient.swift:4:1: note: fix-it: make it 'public': insert 'public '
// Mail/MailClient.swift:9:1: note: fix-it: write the initializer: insert '    init(transport: Transport) {\n        self.transport = transport\n    }\n'
// Mail/MailClient.swift:14:20: error: 'stamp' can be forwarded wherever this type is visible, and so its type 'Stamp' must be 'public' as well [narrow-forwarded-type]
// Mail/MailClient.swift:19:8: note: make 'Stamp' public
// Mail/MailClient.swift:19:1: note: fix-it: make it 'public': insert 'public '

import Testing

/// Conversions of values to other types in generated code.
@Suite struct ConversionGenerationTests {
    /// An instantiator is spelled like its property, without any optional around it.
    @Test func buildersAreSpelledAsDeclared() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            typealias VendorBuilder = ErasedInstantiator<(), any Vendor>

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shopBuilder: Instantiator<Shop>?
                @Instantiated(fulfilledByType: "Shop") let vendorBuilder: VendorBuilder
                @Instantiated(fulfilledByType: "Shop") let sendableBuilder: SendableErasedInstantiator<(), any Vendor>?
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Market {
                    convenience init() {
                        let shopBuilder: Instantiator<Shop>? = Instantiator<Shop> {
                            Shop()
                        }
                        let vendorBuilder = VendorBuilder {  // Market.vendorBuilder
                            Shop()
                        }
                        let sendableBuilder: SendableErasedInstantiator<(), any Vendor>? = SendableErasedInstantiator<(), any Vendor> {  // Market.sendableBuilder
                            Shop()
                        }
                        self.init(shopBuilder: shopBuilder, vendorBuilder: vendorBuilder, sendableBuilder: sendableBuilder)
                    }
                }

                """
        )
    }

    /// A renamed dependency is a local that converts the value.
    @Test func renamedDependenciesAreConverted() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shop: Shop
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self) let store: Shop
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self) let vendor: any Vendor
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self) let optionalVendor: (any Vendor)?
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self, erasedToConcreteExistential: true)
                let anyVendor: AnyVendor
                @Received(fulfilledByDependencyNamed: "shop", ofType: Shop.self, erasedToConcreteExistential: true)
                let optionalAnyVendor: AnyVendor?
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Market {
                    convenience init() {
                        let shop = Shop()
                        let store = shop
                        let vendor: any Vendor = shop  // Market.vendor
                        let optionalVendor: (any Vendor)? = shop  // Market.optionalVendor
                        let anyVendor = AnyVendor(shop)  // Market.anyVendor
                        let optionalAnyVendor: AnyVendor? = AnyVendor(shop)  // Market.optionalAnyVendor
                        self.init(
                            shop: shop,
                            store: store,
                            vendor: vendor,
                            optionalVendor: optionalVendor,
                            anyVendor: anyVendor,
                            optionalAnyVendor: optionalAnyVendor
                        )
                    }
                }

                """
        )
    }

    /// A dependency that is never provided is a literal `nil`; one that is provided somewhere is passed as an optional.
    @Test func unavailableValuesAreNil() throws {
        let source = try generated([
            "App": """
            import Heirloom

            protocol Vendor {}

            struct AnyVendor: Vendor {
                init(_ vendor: any Vendor) {}
            }

            @Instantiable
            final class Shop: Instantiable, Vendor {}

            @Instantiable
            final class Stall: Instantiable {
                @Received(onlyIfAvailable: true) let shop: Shop?
                @Received(onlyIfAvailable: true) let vendor: (any Vendor)?
                @Received(
                    fulfilledByDependencyNamed: "shop",
                    ofType: Shop.self,
                    erasedToConcreteExistential: true,
                    onlyIfAvailable: true
                )
                let anyVendor: AnyVendor?
            }

            @Instantiable
            final class Market: Instantiable {
                @Instantiated let shop: Shop
                @Instantiated let stall: Stall
            }

            @Instantiable
            final class Fair: Instantiable {
                @Instantiated let stallBuilder: Instantiator<Stall>
            }
            """
        ])
        #expect(
            source == """
                import Heirloom

                extension Fair {
                    convenience init() {
                        let stallBuilder = Instantiator<Stall> {
                            Fair.heirloomMakeStall(shop: nil)
                        }
                        self.init(stallBuilder: stallBuilder)
                    }

                    private static func heirloomMakeStall(shop: Shop?) -> Stall {
                        let anyVendor = shop.map { AnyVendor($0) }  // Stall.anyVendor
                        return Stall(shop: shop, vendor: nil, anyVendor: anyVendor)
                    }
                }

                extension Market {
                    convenience init() {
                        let shop = Shop()
                        let stall = Market.heirloomMakeStall(shop: shop)
                        self.init(shop: shop, stall: stall)
                    }

                    private static func heirloomMakeStall(shop: Shop?) -> Stall {
                        let anyVendor = shop.map { AnyVendor($0) }  // Stall.anyVendor
                        return Stall(shop: shop, vendor: nil, anyVendor: anyVendor)
                    }
                }

                """
        )
    }
}

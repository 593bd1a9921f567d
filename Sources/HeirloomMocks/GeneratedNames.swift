// Generated code uses these names if a module under test declares the original ones.

/// ``Stub``, renamed for generated code.
public typealias HeirloomStub<Arguments, Failure: Error, Result> = Stub<Arguments, Failure, Result>

/// ``AsyncStub``, renamed for generated code.
public typealias HeirloomAsyncStub<Arguments, Failure: Error, Result> = AsyncStub<Arguments, Failure, Result>

/// ``StubbedProperty``, renamed for generated code.
public typealias HeirloomStubbedProperty<Value> = StubbedProperty<Value>

/// ``Handler``, renamed for generated code.
public typealias HeirloomHandler<Function> = Handler<Function>

/// ``MockRequirements``, renamed for generated code.
public typealias HeirloomMockRequirements = MockRequirements

/// ``StaticMock``, renamed for generated code.
public typealias HeirloomStaticMock = StaticMock

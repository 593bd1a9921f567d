// What headers tell Swift of a class and of its initializers.
#undef DESIGNATED
#undef UNAVAILABLE
#undef UI
#undef SENDABLE
#undef NAMED
#define DESIGNATED __attribute__((objc_designated_initializer))
#define UNAVAILABLE __attribute__((unavailable))
#define UI __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NAMED(name) __attribute__((swift_name(#name)))

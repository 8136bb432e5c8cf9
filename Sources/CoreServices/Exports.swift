// What iOS apps use of Core Services are uniform types.
@_exported public import MobileCoreServices

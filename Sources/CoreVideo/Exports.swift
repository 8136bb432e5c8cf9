// Its pictures are Core Media's here.
@_exported public import CoreMedia

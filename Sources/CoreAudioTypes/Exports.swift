// Its formats are Audio Toolbox's here.
@_exported public import AudioToolbox

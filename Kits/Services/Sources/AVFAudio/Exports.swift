// The part of AVFoundation for sounds, which some source imports alone.
@_exported import AVFoundation

import Testing

@testable import WaterflowUIKit

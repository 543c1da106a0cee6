/// The `Content-Security-Policy` of what the server sends.
enum SecurityPolicy {
  /// For the page: its own scripts and styles, WebAssembly, style attributes
  /// (cells are placed by them) and pictures from anywhere.
  ///
  /// Its forms ask this server alone, for a download.
  static let page = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// For a picture that somebody opens on its own: an SVG may hold scripts, and
  /// here it runs none.
  static let picture =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
}

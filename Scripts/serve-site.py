"""Serves a folder on this machine alone, until its input ends.

Usage: serve-site.py DIR [PORT]. Without a port it takes 8000, or a free one.
"""

import functools
import http.server
import os
import sys
import threading

PREFERRED = 8000


class Site(http.server.SimpleHTTPRequestHandler):
    """Answers with files that a browser always asks for again."""

    protocol_version = "HTTP/1.1"
    # Not every machine's own table has them, and a browser insists.
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self) -> None:
        # What is built anew is to be seen by reloading.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, *_: object) -> None:
        """Says nothing of what went well."""


def end_with_input() -> None:
    """Ends the process when whoever started it does."""
    sys.stdin.read()
    os._exit(0)


def main() -> None:
    site = functools.partial(Site, directory=sys.argv[1])
    server = http.server.ThreadingHTTPServer
    at = int(sys.argv[2]) if len(sys.argv) > 2 else PREFERRED
    try:
        serving = server(("127.0.0.1", at), site)
    except OSError as error:
        if len(sys.argv) > 2:
            sys.exit(f"error: port {at}: {error.strerror}; name another one")
        serving = server(("127.0.0.1", 0), site)
    port = serving.server_port
    print(f"Serving http://127.0.0.1:{port}/ until Ctrl+C", flush=True)
    threading.Thread(target=end_with_input, daemon=True).start()
    serving.serve_forever()


if __name__ == "__main__":
    main()

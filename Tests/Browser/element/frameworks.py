"""Browser builds of frameworks, which packages of Python's index carry."""

import sys
from pathlib import Path

from package_site import PackageSite


def carried(path: str) -> bytes:
    """A file of the packages that stand beside those that Python finds."""
    return (Path(sys.prefix) / "frameworks" / path).read_bytes()


def put_react(site: PackageSite) -> str:
    """Serves React 18.3.1; what a page's head says to have it."""
    for name in ("react", "react-dom"):
        site.put(f"/{name}.js", carried(f"dash/deps/{name}@18.3.1.js"))
    return """<script src="/react.js"></script>
      <script src="/react-dom.js"></script>"""


def put_vue(site: PackageSite) -> str:
    """Serves Vue 3, templates included, as the module `vue`."""
    site.put("/vue.js", carried("nicegui/static/vue.esm-browser.prod.js"))
    return """<script type="importmap">
      { "imports": { "vue": "/vue.js" } }
    </script>"""

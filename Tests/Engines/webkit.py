"""WebKitGTK's own small browser, on a screen that nobody sees."""

import os
import subprocess
from pathlib import Path

from engine import Engine, program
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService
from selenium.webdriver.remote.command import Command


class Display:
    """A screen in memory, by a number that the server chooses itself."""

    def __init__(self) -> None:
        reader, writer = os.pipe()
        self.process = subprocess.Popen(
            [
                program("Xvfb"),
                *("-displayfd", str(writer), "-nolisten", "tcp"),
                *("-screen", "0", "1200x1000x24"),
            ],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with open(reader, encoding="ascii") as said:
            number = said.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb ended with {self.process.wait()}")
        self.name = f":{number}"

    def close(self) -> None:
        """Ends the server."""
        self.process.terminate()
        self.process.wait()


def mini_browser() -> str:
    """Where distributions put the browser, which is not on the path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise RuntimeError("no MiniBrowser: run `make test`")
    return str(found[-1])


class WebKit(Engine):
    """WebKitGTK; its driver knows mice and keys, but takes fingers for mice.
    """

    gone = WebDriverException

    def __init__(self) -> None:
        super().__init__()
        self.rolled = 0.0
        self.display = Display()
        options = WebKitGTKOptions()
        options.binary_location = mini_browser()
        options.add_argument("--automation")
        service = WebKitGTKService(
            program("WebKitWebDriver"),
            log_output=subprocess.DEVNULL,
            env={
                **os.environ,
                "DISPLAY": self.display.name,
                "GDK_BACKEND": "x11",
                "NO_AT_BRIDGE": "1",
                # A GPU in software takes three quarters of the processor, and
                # its threads end in a crash now and then.
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
            },
        )
        try:
            self.driver = WebKitGTK(options=options, service=service)
        except BaseException:
            self.display.close()
            raise
        self.driver.set_script_timeout(300)
        self.driver.set_window_rect(x=0, y=0, width=1000, height=800)

    def navigate(self, url: str) -> None:
        self.driver.get(url)

    def execute(self, script: str, argument: str) -> str | None:
        return self.driver.execute_async_script(script, argument)

    def act(self, source: dict) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [source]})

    def roll(self, x: float, y: float, distance: float) -> None:
        # The driver turns a wheel to a distance from where it was once.
        self.rolled += distance
        super().roll(x, y, self.rolled)

    def screenshot(self) -> bytes:
        return self.driver.get_screenshot_as_png()

    def quit(self) -> None:
        try:
            self.driver.quit()
        finally:
            self.display.close()

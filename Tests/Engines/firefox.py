"""Firefox, by its own protocol, for which Mozilla itself keeps a client."""

from tempfile import TemporaryDirectory

from engine import Engine, Stop, program
from marionette_driver.errors import MarionetteException
from marionette_driver.marionette import Actions, Marionette

# Touches that the browser takes for a screen's: its own script tells of them,
# and what they pan is panned where all input is looked at first.
TOUCH = """
const [path, done] = arguments;
const [CONTACT, REMOVE] = [2, 4];
const page = gBrowser.selectedBrowser.getBoundingClientRect();
const touch = (x, y, state) => windowUtils.sendNativeTouchPoint(
  0, state,
  Math.round((mozInnerScreenX + page.left + x) * devicePixelRatio),
  Math.round((mozInnerScreenY + page.top + y) * devicePixelRatio), 1, 90);
(async () => {
  for (const [x, y, wait] of path) {
    touch(x, y, CONTACT);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  touch(...path.at(-1).slice(0, 2), REMOVE);
})().then(() => done(null), (error) => done(String(error)));
"""


class Firefox(Engine):
    """Firefox without a window on any screen."""

    gone = MarionetteException

    def __init__(self) -> None:
        super().__init__()
        # A folder of its own: as root, the driver deletes even a device that
        # it is told to write to.
        self.logs = TemporaryDirectory(prefix="waterflow-firefox")
        self.driver = Marionette(
            bin=program("firefox-esr", "firefox"),
            headless=True,
            # One that is free, so that several may run.
            port=0,
            gecko_log=self.logs.name,
            prefs={"dom.w3c_touch_events.enabled": 1},
        )
        self.driver.start_session()
        self.driver.timeout.script = 300
        self.driver.set_window_rect(width=1000, height=800)

    def drag(self, path: list[Stop]) -> None:
        with self.driver.using_context("chrome"):
            failure = self.driver.execute_async_script(
                TOUCH, script_args=[path], sandbox=None
            )
        assert failure is None, failure

    def navigate(self, url: str) -> None:
        self.driver.navigate(url)

    def execute(self, script: str, argument: str) -> str | None:
        return self.driver.execute_async_script(
            script, script_args=[argument], sandbox=None
        )

    def act(self, source: dict) -> None:
        Actions(self.driver).perform([source])

    def screenshot(self) -> bytes:
        return self.driver.screenshot(format="binary", full=False)

    def quit(self) -> None:
        self.driver.quit()
        self.driver.cleanup()
        # Its profile is deleted with it, which needs an interpreter.
        del self.driver
        self.logs.cleanup()

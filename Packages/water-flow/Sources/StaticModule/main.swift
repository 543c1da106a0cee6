// What shows and scrolls: all of it is called by the page.

import ElementModule

// What shows and scrolls, in lanes, with sizes that the page knows: all of it is
// called by the page.

import ElementModule

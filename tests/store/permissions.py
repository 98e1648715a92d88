"""Commands that run without root's exemption from permissions."""

import os

SETPRIV = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"]
FORBIDDEN_TO = SETPRIV if os.geteuid() == 0 else []

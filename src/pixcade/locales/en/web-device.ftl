### Playing without a server: download, installing, saved games.
web-device-loading = Downloading the game engine
web-device-starting = Starting the game engine
web-device-amount = { $loaded } of { $total } MB
web-device-resume = Resume
web-device-full = This device has no space left, so the move wasn’t saved. Free some space, then try again.
web-device-not-saved = Your browser couldn’t save this. Reload the page, then try again.
web-device-other-tab = This game is open in another tab. Continue there, or close that tab and reload this one.
web-device-no-webassembly = Your browser has no WebAssembly, so games can’t be played without a server here. Turn it on or use another browser.
web-device-not-started = The game engine didn’t start. Reload the page to try again.
web-device-broken-off = The connection broke after { $loaded } MB. What was loaded is kept.

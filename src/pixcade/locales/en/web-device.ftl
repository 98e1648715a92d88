### Playing without a server: download, installing, saved games.
web-device-loading = Downloading Pixcade
web-device-starting = Starting Pixcade
web-device-amount = { $loaded } of { $total } MB
web-device-resume = Resume
web-device-full = This device has no space left, so the move wasn’t saved. Free some space, then try again.
web-device-not-saved = Your browser couldn’t save this. Reload the page, then try again.
web-device-other-tab = This game is open in another tab. Continue there, or close that tab and reload this one.
web-device-no-webassembly = Your browser has no WebAssembly, so you can’t play here without a server. Turn it on or use another browser.
web-device-not-started = Pixcade didn’t start. Reload the page to try again.
web-device-broken-off = The connection dropped after { $loaded } MB. What’s already downloaded is kept.
web-device-here = On this device
web-device-levels = Master and Grandmaster need a server.
web-device-server = Online games, game nights and exact reviews need a Pixcade server. Everything else works here.
web-device-connect = Go to the server
web-device-offline = What works offline
web-device-works-bots = Bots at three levels
web-device-works-device = One device
web-device-works-lessons = Lessons
web-device-works-puzzles = Puzzles
web-device-works-mazes = 96 mazes
web-device-works-replays = Your replays
web-device-saved = Saved on this device
web-device-finished = Finished games
web-device-going = Games in progress
web-device-space = Space used
web-device-clearing = Clearing browser data deletes them. Export them first.
web-device-export = Export
web-device-import = Import
web-device-imported = { $count ->
    [0] All these games are here already.
    [one] 1 game imported.
   *[other] { $count } games imported.
}
web-install = Install Pixcade
web-install-why = Its own icon and window. Starts without a connection.
web-install-now = Install
web-install-later = Not now
web-install-share = In Safari, tap Share, then “Add to Home Screen”.
web-update = Update ready
web-update-why = Your saved games stay safe.
web-update-now = Update
web-update-when = Offered between games, never during one.
web-device-promise = No account, no server, no connection. The bots play here, and your games stay here.
web-device-bots = Easy to Hard, on this device.
web-device-size = { $size } MB
web-device-review = Reviews need a Pixcade server.
web-device-address = Address of a Pixcade server, for online games
web-device-no-address = Enter an address such as https://example.org.
web-offline = Play offline
web-offline-play = Play on this device
web-offline-about = Bots, lessons and puzzles, without a connection. The first game downloads about 7 MB.

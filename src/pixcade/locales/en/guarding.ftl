### Refusals at the door: names and texts that can't be shown, requests from elsewhere, and too much at once.


## Names and texts that people type

names-empty = A name needs at least one character. Type one.
# $most: visible characters
names-too-long = A name has at most { $most } characters. Choose a shorter one.
names-too-many-signs = These characters are put together from too many signs. Leave some of them out.
# $sign: a character's number in Unicode, such as U+202E
names-forbidden-sign = The character { $sign } can't be used here, because it is invisible or disturbs the text around it. Leave it out.
names-text-empty = There is nothing in this message yet. Write something.
names-text-too-long = A message has at most { $most } characters. Shorten it.


## Requests that are not let in

# $host: the name in the request
guard-host = This server does not answer to the name “{ $host }”. Open the address that it shows on its own machine, or have that name added with --public-url.
# $origin: the page in the request; empty or “null” where none is named
guard-origin = This came from a page that is not this server's own (“{ $origin }”). Open the server's own page and try there.
guard-cross-site = This came from another website. Open the server's own page and try there.
guard-token = The token in this request can't be read. Send “Authorization: Bearer” and then the token as it was given out.
# $most: kibibytes
guard-too-large = This is too large: at most { $most } KiB can be sent at once. Send less.
# $length: signs of a code
guard-code = This is no code. A code has { $length } letters or digits, never I, O, 0 or 1. Look at it again.


## Too much at once

# Ends the sentences below. $seconds: until it works again
limits-wait = Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
limits-create = That was too many new tables in a short time. { limits-wait }
limits-join = That was too much coming and going at tables in a short time. { limits-wait }
limits-name = That was too many new names in a short time. { limits-wait }
limits-code = That was too many attempts in a short time. { limits-wait }
limits-hint = That was too many hints in a short time. { limits-wait }
limits-whatif = That was too many moves tried out in a short time. { limits-wait }
limits-upload = That was too many files in a short time. { limits-wait }
limits-chat = That was too many messages to others in a short time. { limits-wait }
limits-message = This device is sending too fast. { limits-wait }
limits-report = That was too many reports in a short time. { limits-wait }
# $most: so many requests
limits-waiting = You have { $most } requests of this kind waiting already. Wait until one of them is done.
# $most: connections
limits-connections = You have { $most } connections to this server open already. Close a tab that you don't need, here or on another device.
limits-connections-address = { $most } connections from your network are open already, and there can't be more. Close pages that nobody needs.
limits-connections-server = This server has { $most } connections open already, and no room for more. Try again in a few minutes.

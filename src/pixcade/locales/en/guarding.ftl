### Refusals at the door: names and texts that can't be shown, requests from elsewhere, and too much at once.


## Names and texts that people type

names-empty = A name needs at least one character. Type one.
# $most: visible characters
names-too-long = A name can have at most { $most } characters. Choose a shorter one.
names-too-many-characters = These characters are made of too many parts. Leave some out.
# $character: a character's number in Unicode, such as U+202E
names-forbidden-character = The character { $character } can’t be used here, because it’s invisible or disturbs the text around it. Leave it out.
names-text-empty = This message is empty. Write something.
names-text-too-long = A message can have at most { $most } characters. Shorten it.


## Requests that are not let in

# $host: the name in the request
guard-host = This server doesn’t answer to the name “{ $host }”. Open the address shown on its own computer, or have that name added with --public-url.
# $host: the name in the request
guard-proto = “{ $host }” is served over https, but this request arrived as plain http. The reverse proxy must send the header “X-Forwarded-Proto: https”, and --trusted-proxy must name the proxy’s address.
# $origin: the page in the request; empty or “null” where none is named
guard-origin = This request came from a page that doesn’t belong to this server (“{ $origin }”). Open the server’s own page and try there.
guard-cross-site = This request came from another website. Open the server’s own page and try there.
guard-token = The token in this request can’t be read. Send “Authorization: Bearer” followed by the token exactly as it was issued.
# $most: kibibytes
guard-too-large = This is too large. You can send at most { $most } KiB at once.
# $length: signs of a code
guard-code = That isn’t a code. A code has { $length } letters or digits, never I, O, 0 or 1. Check it.


## Too much at once

# Ends the sentences below. $seconds: until it works again
limits-wait = Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
limits-create = Too many new tables in a short time. { limits-wait }
limits-join = Too much coming and going at tables in a short time. { limits-wait }
limits-name = Too many new names in a short time. { limits-wait }
limits-code = Too many attempts in a short time. { limits-wait }
limits-hint = Too many hints in a short time. { limits-wait }
limits-whatif = Too many games started from a position in a short time. { limits-wait }
limits-upload = Too many files in a short time. { limits-wait }
limits-chat = Too many chat messages in a short time. { limits-wait }
limits-message = This device is sending too fast. { limits-wait }
limits-mail = Too many e-mails in a short time. { limits-wait }
limits-report = Too many reports in a short time. { limits-wait }
# $most: so many requests
limits-waiting = You already have { $most } requests of this kind waiting. Wait until one of them is done.
# $most: connections
limits-connections = You already have { $most } connections to this server open. Close a tab you don’t need, here or on another device.
limits-connections-address = Your network already has { $most } connections to this server open, the most allowed. Close pages that no one needs.
limits-connections-server = This server already has { $most } connections open and no room for more. Try again in a few minutes.

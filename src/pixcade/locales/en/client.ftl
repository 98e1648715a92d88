### Programs that play on a server through its protocol: what they can meet before the server has a word.

# $address: as it was given
client-address = “{ $address }” isn’t a server address. Write it like http://127.0.0.1:8128.
# $status: of HTTP
client-no-answer = The server at this address isn’t Pixcade (status { $status }). Check the address.
client-not-understood = The server sent something that this program can’t read. Install a newer version of Pixcade here.
client-certificate = The server’s certificate can’t be trusted. Check the address, or have the certificate renewed.
client-closed = The connection was closed on this side. Open the table again to continue.
client-no-seat = Every seat at this table is taken. Ask the host to free one.
# $reason: from the system, in English
client-unreachable = No server answers at { $address } ({ $reason }). Check the address, or start one with: pixcade serve

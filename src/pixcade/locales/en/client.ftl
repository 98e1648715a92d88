### Programs that play on a server through its protocol: what they can meet before the server has a word.

# $address: as it was given
client-address = “{ $address }” is no address of a server. Write it like http://127.0.0.1:8128.
# $status: of HTTP
client-no-answer = What answers there is no Pixcade server (status { $status }). Check the address.
client-not-understood = The server has sent something that this program can't read. Use a newer version of Pixcade here.
client-certificate = The server's certificate can't be trusted. Check the address, or have the certificate renewed.
client-closed = The connection was closed on this side. Open the table again to go on.

### Programs that play on a server through its protocol: what they can meet before the server has a word.

# $address: as it was given
client-address = „{ $address }” nie jest adresem serwera. Napisz go tak: http://127.0.0.1:8128.
# $status: of HTTP
client-no-answer = Pod tym adresem nie odpowiada serwer Pixcade (status { $status }). Sprawdź adres.
client-not-understood = Serwer wysłał coś, czego ten program nie potrafi odczytać. Zainstaluj tu nowszą wersję Pixcade.
client-certificate = Certyfikatowi tego serwera nie można zaufać. Sprawdź adres albo poproś o odnowienie certyfikatu.
client-closed = Połączenie zostało zamknięte po tej stronie. Aby grać dalej, otwórz stół ponownie.
client-no-seat = Wszystkie miejsca przy tym stole są zajęte. Poproś gospodarza o wolne.
# $reason: from the system, in English
client-unreachable = Pod adresem { $address } nie odpowiada żaden serwer ({ $reason }). Sprawdź adres albo uruchom serwer poleceniem: pixcade serve

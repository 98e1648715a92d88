### Redis, przez który procesy jednego serwera dowiadują się o sobie nawzajem: dla tego, kto go prowadzi.


## Uruchamianie z Redis

serving-bus-url = To nie jest adres Redis. Podaj adres taki jak redis://KOMPUTER/0 albo rediss://NAZWA:HASŁO@KOMPUTER/0.
# $address: komputer i port, na którym działa Redis
serving-bus-away = Redis pod adresem { $address } nie odpowiada. Sprawdź adres i to, czy Redis tam działa.
serving-bus-refuses = Redis pod adresem { $address } nie wpuszcza Pixcade albo nie pozwala mu na to, co jest potrzebne. Sprawdź nazwę użytkownika, hasło i uprawnienia tego użytkownika.

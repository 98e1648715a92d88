### Redis, przez który procesy jednego serwera dowiadują się o sobie nawzajem: dla tego, kto go prowadzi.


## Uruchamianie z Redis

serving-bus-url = To nie jest adres serwera Redis. Podaj adres taki jak redis://HOST/0 albo rediss://NAZWA:HASŁO@HOST/0.
# $address: komputer i port, na którym działa Redis
serving-bus-away = Redis pod adresem { $address } nie odpowiada. Sprawdź adres i to, czy Redis tam działa.
serving-bus-refuses = Redis pod adresem { $address } nie wpuszcza Pixcade albo nie pozwala mu na to, co jest potrzebne. Sprawdź nazwę użytkownika, hasło i uprawnienia tego użytkownika.


## Praca dla innych

# $workers: ile decyzji naraz
serving-working = Myślę dla serwerów pod adresem { $address }: { $workers ->
        [one] o jednej decyzji
       *[other] o { $workers } decyzjach
    } naraz.
serving-work-preparing = Przygotowania. Za pierwszym razem zajmują minutę albo dwie.
# $errands: ile razy padło pytanie i odpowiedź
serving-work-ended = { $errands ->
        [0] Zatrzymano. Nikt o nic nie zapytał.
        [one] Zatrzymano po jednej odpowiedzi. To, co niedokończone, przemyślą inne procesy.
       *[other] Zatrzymano po { $errands } odpowiedziach. To, co niedokończone, przemyślą inne procesy.
    }
serving-work-without-bus = Trzeba wiedzieć, dla których serwerów myśleć. Podaj adres ich serwera Redis w --bus-url albo PIXCADE_BUS_URL.
serving-help-workers = o ilu decyzjach myśleć naraz; domyślnie o tylu, ile komputer ma rdzeni

cli-work = myśl za boty serwerów, które mają wspólny Redis
cli-work-about = Myśli za silne boty serwerów uruchomionych z tym samym --bus-url i nikogo nie obsługuje. Takich procesów można uruchamiać i zatrzymywać dowolnie wiele, w każdej chwili i na każdym komputerze: co jeden zostawi niedokończone, przemyślą inne. Ustawienia pochodzą z opcji, zmiennych PIXCADE_NAZWA i pliku pixcade.toml w folderze danych, w tej kolejności.

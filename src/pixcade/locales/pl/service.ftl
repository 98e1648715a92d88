### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = plik, w którym jest tylko { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Wiersze poleceń może odczytać każdy, kto korzysta z tego komputera, więc po { $name } nie może stać nic tajnego. Napisz samo { $name }, a program zapyta; wskaż plik opcją { $name }-file albo ustaw { $variable }.
serving-nobody-to-ask = Nie ma terminala, na którym można zapytać o { $name }. Zamiast tego wskaż plik opcją { $name }-file.
# $name: the setting; $path: the file
serving-unreadable-secret = Nie można odczytać pliku „{ $path }”, w którym powinno być { $name }. Sprawdź ścieżkę i uprawnienia.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = Dysk z folderem { $folder } jest pełny. Zwolnij na nim miejsce albo wybierz inny folder za pomocą --data i uruchom jeszcze raz.
serving-folder-forbidden = Użytkownik { $user } nie ma prawa zapisu w folderze { $folder }. Przekaż mu ten folder razem z zawartością albo wybierz inny za pomocą --data i uruchom jeszcze raz.
serving-data-broken = Nie można odczytać bazy danych w folderze { $folder }: jest uszkodzona albo nie pochodzi od Pixcade. Przywróć kopię zapasową poleceniem „pixcade restore” albo wybierz inny folder za pomocą --data.

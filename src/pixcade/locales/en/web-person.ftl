### Who one is: devices, and coming back.


## Devices

web-devices = Your devices
web-devices-about = Be the same player on your phone and your computer: your games, days off and notifications are on all your devices.
web-devices-here = This device
web-devices-unknown = Device
web-devices-added = Added on { $date }
web-devices-add = Add a device
web-devices-scan = Scan this code with your other device, or open the link there. It works once, within 10 minutes.
web-devices-export = Download my data
web-devices-delete = Delete everything
web-devices-delete-ask = Bots take over your seats. Your messages, notifications and days off are deleted, and finished games no longer show your name. All your devices are signed out. You can’t undo this.
web-devices-keep = Keep everything
web-devices-join = Add this device
web-devices-join-as = On this device you’ll play as { $name }, with the same games, days off and notifications.
web-devices-join-nameless = On this device you’ll be the same player as on the other one, with the same games, days off and notifications.
web-devices-join-own = Games you’ve finished here come along.
web-devices-joined = This device is now one of yours.


## Coming back

web-back-about = Play under your name on this device, too. Your games, days off and notifications come along.
web-back-mail = By e-mail
web-back-address = The e-mail address you confirmed here
web-back-send = Send me a link
web-back-sent = If you confirmed this address, a link is on its way. It works for 15 minutes. Nothing there? Check your spam folder.
web-back-device = With your other device
web-back-device-about = On a device where you’re still playing, open “My games”, choose “Add a device” and scan the code with this one.


## Open seats

web-open-none = No open seats right now. Start an online game with hours or days per move, and offer its seats.
# $free: how many seats
web-open-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
# $time: a duration, as in 3 days
web-open-bots = bots join in { $time }
web-open-take = Take a seat


## Offering open seats

web-offer-about = Let anyone on this site take a free seat. The game starts once all seats are taken.
web-offer-bots = Bots take the rest after
web-offer-never = Never
web-offer-do = Offer the seats
web-offer-undo = Withdraw the offer
# $day: a weekday, or a date
web-offer-on = Anyone on this site can take a free seat until { $day }. The game starts once all seats are taken.
# $time: a duration, as in 3 days
web-offer-bots-in = Bots take the rest in { $time }.


## Passkeys

web-passkeys = Passkeys
web-passkeys-about = With a passkey you come back with your fingerprint, your face or your screen lock, even after losing this device.
web-passkeys-add = Add a passkey
web-passkeys-known = This device already has a passkey for you.
web-passkeys-none = No passkey was used. Try again, or choose another way.
web-passkeys-use = With a passkey
web-passkeys-use-do = Use your passkey

### The Redis through which the processes of one server hear of each other: for whoever runs it.


## Starting with a Redis

serving-bus-url = This is no address of a Redis. Write one such as redis://HOST/0, or rediss://NAME:PASSWORD@HOST/0.
# $address: host and port of the Redis
serving-bus-away = There is no answer from Redis at { $address }. Check the address, and whether Redis is running there.
serving-bus-refuses = Redis at { $address } does not let Pixcade in, or not do what it has to. Check the name and the password, and what this name may do there.

### The Redis through which the processes of one server hear of each other: for whoever runs it.


## Starting with a Redis

serving-bus-url = This is no address of a Redis. Write one such as redis://HOST/0, or rediss://NAME:PASSWORD@HOST/0.
# $address: host and port of the Redis
serving-bus-away = There is no answer from Redis at { $address }. Check the address, and whether Redis is running there.
serving-bus-refuses = Redis at { $address } does not let Pixcade in, or does not let it do what it has to. Check the name and the password, and what this name may do there.


## Working for others

# $workers: how many decisions at once
serving-working = { $workers ->
        [one] Thinking for the servers at { $address }, one decision at a time.
       *[other] Thinking for the servers at { $address }, { $workers } decisions at once.
    }
serving-work-preparing = Getting ready. The first time this takes a minute or two.
# $errands: how many times it was asked and has answered
serving-work-ended = { $errands ->
        [0] Stopped. Nobody has asked.
        [one] Stopped, after one answer. What was not finished, others think about.
       *[other] Stopped, after { $errands } answers. What was not finished, others think about.
    }
serving-work-without-bus = A worker needs to know which servers it thinks for. Name their Redis with --bus-url or PIXCADE_BUS_URL.
serving-help-workers = how many decisions to think about at once; if not given, as many as the machine has cores

cli-work = think for the bots of servers that share a Redis
cli-work-about = Think for the strong bots of servers that were started with the same --bus-url, and serve nobody. Any number of workers can be started and stopped at any time, on any machine: what one leaves unfinished, others think about. Settings come from flags, variables PIXCADE_NAME and the file pixcade.toml in the data folder, in this order.

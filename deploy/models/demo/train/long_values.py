"""Values of many tokens, which have to be copied whole: addresses of machines, paths, times and so
on."""

import random

import names
from draws import Sampler, between, digits, pick
from entity_values import email
from measured_values import uuid, version

HEXADECIMAL = "0123456789abcdef"
HOST_WORDS = "mail web api data cache files auth build test stage prod edge mirror logs".split()
DOMAINS = "example.org example.com internal.net corp.local lan intra.example cluster.local".split()
FOLDERS = """
var opt srv home data etc mnt usr log lib share backup export cache spool run archive media
""".split()
FILE_ENDINGS = "log conf db json txt sock pem tar.gz csv yaml sqlite pid".split()
PLAIN_WORDS = tuple(word for word in names.WORDS if word.isalpha())


def internet_address(rng: random.Random) -> str:
    text = ".".join([str(between(rng, 1, 254)) for _ in range(4)])
    chance = rng.random()
    if chance < 0.12:
        return f"{text}:{between(rng, 80, 65_000)}"
    return f"{text}/{between(rng, 8, 30)}" if chance < 0.2 else text


def hexadecimal(rng: random.Random) -> str:
    return "".join([pick(rng, HEXADECIMAL) for _ in range(between(rng, 8, 24))])


def hardware_address(rng: random.Random) -> str:
    return ":".join([pick(rng, HEXADECIMAL) + pick(rng, HEXADECIMAL) for _ in range(6)])


def path(rng: random.Random) -> str:
    folders = [pick(rng, FOLDERS)] + [pick(rng, PLAIN_WORDS) for _ in range(between(rng, 1, 3))]
    text = "/" + "/".join(folders)
    return f"{text}.{pick(rng, FILE_ENDINGS)}" if rng.random() < 0.6 else text


def host(rng: random.Random) -> str:
    name = pick(rng, HOST_WORDS) if rng.random() < 0.5 else pick(rng, PLAIN_WORDS)
    number = str(between(rng, 1, 40)) if rng.random() < 0.6 else ""
    return f"{name}{number}.{pick(rng, DOMAINS)}"


def web_address(rng: random.Random) -> str:
    text = f"{'https' if rng.random() < 0.8 else 'http'}://{host(rng)}"
    if rng.random() < 0.3:
        text += f":{between(rng, 1024, 9999)}"
    return text + f"/{pick(rng, PLAIN_WORDS)}" * int(rng.random() * 3)


def date_time(rng: random.Random) -> str:
    day = f"{between(rng, 1990, 2039)}-{between(rng, 1, 12):02d}-{between(rng, 1, 28):02d}"
    time = f"{between(rng, 0, 23):02d}:{between(rng, 0, 59):02d}:{between(rng, 0, 59):02d}"
    chance = rng.random()
    if chance < 0.45:
        return f"{day} {time}"
    return f"{day}T{time}Z" if chance < 0.8 else f"{day}T{time}.{digits(rng, 3, 3)}+02:00"


def build_version(rng: random.Random) -> str:
    numbers = f"{between(rng, 0, 40)}.{between(rng, 0, 60)}.{between(rng, 0, 400)}"
    chance = rng.random()
    if chance < 0.4:
        return numbers
    if chance < 0.7:
        return f"{numbers}-{pick(rng, ('rc', 'beta', 'alpha', 'dev'))}.{between(rng, 1, 30)}"
    return f"{numbers}+build.{digits(rng, 3, 6)}" if chance < 0.85 else version(rng)


def quantity(rng: random.Random) -> str:
    return f"{digits(rng, 1, 4)} {pick(rng, ('ms', 'MiB', 'GiB', 'KiB', 'seconds', 'requests/s'))}"


LONG_VALUES: tuple[Sampler, ...] = (
    internet_address, internet_address, hexadecimal, hardware_address, path, host, web_address,
    date_time, build_version, uuid, email, quantity,
)


def long_value(rng: random.Random) -> str:
    return LONG_VALUES[int(rng.random() * len(LONG_VALUES))](rng)


LONG_KINDS: dict[str, Sampler] = {
    "internet": internet_address, "hex": hexadecimal, "path": path, "host": host,
    "url": web_address, "date_time": date_time, "build": build_version,
}

"""This machine's own addresses, as other devices would type them. Nothing here sends a packet.

The system is called directly, not through the library `ifaddr` (0.2.0 of 2022), which lists interfaces that are down
too, and raises AssertionError for one without a netmask.
"""

import ctypes
import socket
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

UP = 0x1
"""IFF_UP, the same everywhere."""
BRIDGES = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni", "bridge")
"""Name prefixes of interfaces to this machine's containers and virtual machines, which reach no other device."""
ELSEWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses reserved for documentation: only the route to them is looked up."""


@dataclass(frozen=True, slots=True)
class OwnAddress:
    """An address that other devices may reach, and the name of its interface, if known."""

    address: str
    interface: str = ""

    @property
    def version(self) -> int:
        return ip_address(self.address).version

    @property
    def inside(self) -> bool:
        """Whether it reaches only containers and virtual machines on this machine."""
        return self.interface.startswith(BRIDGES)


def own_addresses() -> tuple[OwnAddress, ...]:
    """Return all addresses of this machine that others could use, the default route's first, bridges last.

    Loopback and link-local addresses are left out: they can't be in a link for another device.
    """
    routed = [address for family in ELSEWHERE if (address := routed_address(family))]
    found = {own.address: own for own in listed_addresses() if reachable(own.address)}
    for address in routed:
        found.setdefault(address, OwnAddress(address))
    return tuple(
        sorted(found.values(), key=lambda own: (own.inside, own.address not in routed, own.version, own.interface))
    )


def lan_addresses(known: Sequence[OwnAddress] | None = None) -> tuple[str, ...]:
    """Return those of this machine's addresses to offer to devices on the same network.

    IPv6 is used only without IPv4: its addresses are long to type, and often reachable from the internet.
    """
    outside = [own for own in (own_addresses() if known is None else known) if not own.inside]
    for version in (4, 6):
        found = tuple(own.address for own in outside if own.version == version)
        if found:
            return found
    return ()


def reachable(address: str) -> bool:
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def routed_address(family: socket.AddressFamily) -> str | None:
    """Return the source address of packets to the internet, or None if there is no route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect(ELSEWHERE[family])  # a datagram socket only looks up the route
            address = str(asking.getsockname()[0])
    except OSError:
        return None
    return address if reachable(address) else None


def listed_addresses() -> list[OwnAddress]:
    """Return the addresses of all interfaces as the system lists them, or none if it can't."""
    if sys.platform == "win32":
        return named_addresses()
    try:
        return list(interface_addresses())
    except (AttributeError, OSError):  # a system without getifaddrs
        return []


def named_addresses() -> list[OwnAddress]:
    """Return the addresses of this machine's own name, which Windows resolves locally."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [OwnAddress(str(entry[4][0])) for entry in found if "%" not in str(entry[4][0])]


class SocketAddress(ctypes.Structure):
    """The beginning of a `struct sockaddr`: two bytes that hold the family, on BSD after a length."""

    _fields_ = (("head", ctypes.c_uint8 * 2), ("data", ctypes.c_uint8 * 26))


class InterfaceAddress(ctypes.Structure):
    """The part of a `struct ifaddrs` that Linux, macOS and the BSDs share and that is read here."""


InterfaceAddress._fields_ = (
    ("next", ctypes.POINTER(InterfaceAddress)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.POINTER(SocketAddress)),
)


def interface_addresses() -> Iterator[OwnAddress]:
    """Yield every address of every interface that is up. Raises OSError or AttributeError."""
    library = ctypes.CDLL(None, use_errno=True)
    first = ctypes.POINTER(InterfaceAddress)()
    if library.getifaddrs(ctypes.byref(first)):
        raise OSError(ctypes.get_errno(), "getifaddrs")
    try:
        entry = first
        while entry:
            one = entry.contents
            if one.flags & UP and one.address and (address := read_address(one.address.contents)):
                yield OwnAddress(address, (one.name or b"").decode("utf-8", "replace"))
            entry = one.next
    finally:
        library.freeifaddrs(first)


def read_address(raw: SocketAddress) -> str | None:
    """Return the address in a `struct sockaddr`, or None if it is of another family."""
    linux = sys.platform.startswith("linux")
    family = int.from_bytes(bytes(raw.head), sys.byteorder) if linux else raw.head[1]
    if family == socket.AF_INET:
        return str(IPv4Address(bytes(raw.data[2:6])))  # after the port; no more of it need be there
    if family == socket.AF_INET6:
        return str(IPv6Address(bytes(raw.data[6:22])))  # after port and flow
    return None

"""The gallery's server keeps to this machine and to its folder."""

import http.client
import json
import socket
from urllib.parse import urlsplit

import pytest


def ask(url: str, path: str, host: str | None = None) -> tuple[int, bytes]:
    """Sends a path as it stands, which no browser and no urllib would."""
    address = urlsplit(url)
    connection = http.client.HTTPConnection(address.hostname, address.port)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("Host", host or address.netloc)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


@pytest.fixture
def data(tmp_path):
    """A photo file with a neighbour, a secret outside and a link to it."""
    folder = tmp_path / "photos"
    folder.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "a.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "link.svg").symlink_to(tmp_path / "secret.txt")
    file = folder / "photos.json"
    record = {"thumbURL": "a.svg", "width": 1, "height": 1}
    file.write_text(json.dumps([record]))
    return str(file)


def test_answers_on_loopback_only(gallery):
    port = urlsplit(gallery().url).port
    # A route decides which of this machine's addresses a packet would carry;
    # none is sent.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            own = probe.getsockname()[0]
        except OSError:
            own = "127.0.0.2"
    with socket.socket() as connection:
        connection.settimeout(5)
        with pytest.raises(OSError):
            connection.connect((own, port))


def test_refuses_what_is_outside_of_the_folder(gallery, data):
    url = gallery("--data", data).url
    assert ask(url, "/files/a.svg")[0] == 200
    for path in (
        "/files/../secret.txt",
        "/files/%2e%2e/secret.txt",
        "/files/..%2fsecret.txt",
        "/files/link.svg",
        "/../../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    ):
        status, body = ask(url, path)
        assert status == 404, path
        assert b"secret" not in body and b"root:" not in body


def test_checks_the_host(gallery):
    url = gallery().url
    port = urlsplit(url).port
    assert ask(url, "/", f"localhost:{port}")[0] == 200
    for host in ("example.com", f"127.0.0.1.example.com:{port}"):
        assert ask(url, "/", host)[0] == 421

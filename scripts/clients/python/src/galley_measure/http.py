"""A client of `galley serve` on this machine."""

from __future__ import annotations

import http.client
import json
import time
from types import TracebackType
from typing import List, Optional, Sequence, Tuple, Type, Union
from urllib.parse import urlsplit

from .errors import Busy, Gone, checked
from .types import Answer, Request


class Client:
    """A connection to `galley serve`, kept from request to request. Only one thread at a time may use it."""

    def __init__(self, address: str = "http://127.0.0.1:8375", timeout: float = 60, patience: float = 30) -> None:
        """
        :param timeout: the seconds to wait for an answer.
        :param patience: the seconds for which a request is repeated while the server is busy.
        """
        parts = urlsplit(address)
        self._connection = http.client.HTTPConnection(parts.hostname or "127.0.0.1", parts.port or 80, timeout=timeout)
        self._patience = patience

    def measure(self, request: Request) -> Answer:
        """The answer to one request. Raises `Refused` if it is refused, `Busy` if the server stays busy."""
        return checked(json.loads(self.post("/measure", json.dumps(request).encode())))

    def measure_all(self, requests: Sequence[Request]) -> List[Answer]:
        """The answers in the order of the requests; an `error` takes the place of a refused one."""
        answers: Union[Answer, List[Answer]] = json.loads(
            self.post("/measure/batch", json.dumps(list(requests)).encode())
        )
        return answers if isinstance(answers, list) else [checked(answers)]

    def is_healthy(self) -> bool:
        """Whether the server answers."""
        try:
            return self._ask("GET", "/health", None)[0] == 200
        except Gone:
            return False

    def post(self, path: str, body: bytes) -> bytes:
        """The bytes of the answer, an error's too. Raises `Busy` if the server stays busy."""
        end = time.monotonic() + self._patience
        while True:
            status, answer = self._ask("POST", path, body)
            if status not in (429, 503):
                return answer
            if time.monotonic() >= end:
                raise Busy(json.loads(answer)["error"]["message"])
            time.sleep(0.05)

    def _ask(self, method: str, path: str, body: Optional[bytes]) -> Tuple[int, bytes]:
        headers = {} if body is None else {"Content-Type": "application/json"}
        # The server may have closed a connection that was kept. Sending twice is harmless, as requests change nothing.
        for is_last in (self._connection.sock is None, True):
            try:
                self._connection.request(method, path, body, headers)
                response = self._connection.getresponse()
                return response.status, response.read()
            except (ConnectionError, http.client.HTTPException) as error:
                self._connection.close()
                if is_last:
                    raise Gone(f"there is no answer: {error}") from error
            except OSError as error:
                self._connection.close()
                raise Gone(f"there is no answer: {error}") from error
        raise Gone("there is no answer")

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

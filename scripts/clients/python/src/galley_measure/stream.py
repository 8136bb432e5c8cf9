"""galley as a child process that answers lines with lines."""

from __future__ import annotations

import json
import subprocess
import threading
from types import TracebackType
from typing import Iterable, Iterator, Optional, Sequence, Type

from .errors import Gone, checked
from .types import Answer, Request


class Stream:
    """`galley measure --jsonl` while it runs. One thread at a time may ask."""

    # So few that neither side waits for the other to read: what is sent fits into a pipe, or its answers are read first.
    _ahead = 64

    def __init__(self, galley: str = "galley", arguments: Sequence[str] = ()) -> None:
        """Starts `galley`, a program on the path or a path."""
        command = [galley, "measure", "--jsonl", *arguments]
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Gone(f"'{galley}' cannot be started: {error.strerror}") from error

    def measure(self, request: Request) -> Answer:
        """The answer to one request. Raises `Refused` where there is none."""
        for answer in self.measure_all([request]):
            return checked(answer)
        raise Gone("galley has ended")

    def measure_all(self, requests: Iterable[Request]) -> Iterator[Answer]:
        """Answers in the order of the requests, as they come; one that is refused has an `error` in its place."""
        lines = (json.dumps(request).encode() for request in requests)
        for line in self.answer_lines(lines):
            yield json.loads(line)

    def answer_lines(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """The same of lines as they are."""
        # Who writes is another thread: requests and answers may both be longer than a pipe holds.
        room = threading.Semaphore(self._ahead)
        state = _Writing()
        writer = threading.Thread(target=self._write, args=(lines, room, state), daemon=True)
        writer.start()
        count = 0
        try:
            while state.has_sent_more_than(count):
                line = self._read()
                count += 1
                room.release()
                yield line
        finally:
            state.is_wanted = False
            room.release()
            writer.join()
            for _ in range(state.sent - count):
                self._read()
        if state.failure is not None:
            raise state.failure

    def _write(self, lines: Iterable[bytes], room: threading.Semaphore, state: "_Writing") -> None:
        try:
            for line in lines:
                room.acquire()
                if not state.is_wanted:
                    break
                assert self._process.stdin is not None
                self._process.stdin.write(line + b"\n")
                self._process.stdin.flush()
                state.note()
        except BrokenPipeError:
            state.failure = Gone("galley has ended")
        except BaseException as error:  # of the caller's own requests: raised where they are asked for
            state.failure = error
        finally:
            state.end()

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise Gone("galley has ended")
        return line[:-1]

    def close(self) -> int:
        """Ends galley; its exit status."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        status = self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status

    def __enter__(self) -> "Stream":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()


class _Writing:
    """How far the thread that writes is."""

    def __init__(self) -> None:
        self.is_wanted = True
        self.failure: Optional[BaseException] = None
        self.sent = 0
        self._has_ended = False
        self._changed = threading.Condition()

    def note(self) -> None:
        with self._changed:
            self.sent += 1
            self._changed.notify()

    def end(self) -> None:
        with self._changed:
            self._has_ended = True
            self._changed.notify()

    def has_sent_more_than(self, count: int) -> bool:
        """Once that is known."""
        with self._changed:
            self._changed.wait_for(lambda: self.sent > count or self._has_ended)
            return self.sent > count

"""A client of galley as a child process, which answers each line with a line."""

from __future__ import annotations

import json
import subprocess
import threading
from collections import deque
from contextlib import suppress
from types import TracebackType
from typing import Deque, Iterable, Iterator, Optional, Sequence, Set, Type

from .errors import Gone, checked
from .types import Answer, Request


_MARK = b"\xef\xbb\xbf"


class Stream:
    """A running `galley measure --jsonl`.

    Only one thread at a time may use it. It may send further requests while it still iterates over the answers of
    `measure_all`; the iterable of requests must not use the stream, as another thread runs it.
    """

    # The number of requests sent ahead of the answers taken: enough to keep galley busy.
    _ahead = 64

    def __init__(self, galley: str = "galley", arguments: Sequence[str] = ()) -> None:
        """Starts `galley`, a path or the name of a program on the PATH."""
        command = [galley, "measure", "--jsonl", *arguments]
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Gone(f"'{galley}' cannot be started: {error.strerror}") from error
        self._writing = threading.Lock()
        # Guards the properties below, and the state that writing threads share with callers.
        self._changed = threading.Condition()
        self._is_open = True
        self._is_new = True
        # The calls that the outstanding answers belong to, in the answers' order.
        self._pending: Deque[_Asking] = deque()
        self._writers: Set[threading.Thread] = set()

    def measure(self, request: Request) -> Answer:
        """The answer to one request. Raises `Refused` if it is refused."""
        for answer in self.measure_all([request]):
            return checked(answer)
        raise Gone("galley has ended")

    def measure_all(self, requests: Iterable[Request]) -> Iterator[Answer]:
        """The answers in the order of the requests, as they arrive; an `error` takes the place of a refused one."""
        lines = (json.dumps(request).encode() for request in requests)
        for line in self.answer_lines(lines):
            yield json.loads(line)

    def answer_lines(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """The answer lines to request lines, unparsed. Blank lines have no answer."""
        if threading.current_thread() in self._writers:
            raise RuntimeError("what gives the requests of a stream cannot ask it")
        # Another thread writes, as both requests and answers may exceed a pipe's capacity.
        asking = _Asking(self._ahead)
        writer = threading.Thread(target=self._write, args=(lines, asking), daemon=True)
        self._writers.add(writer)
        writer.start()
        try:
            while self._has_answer(asking):
                asking.room.release()
                yield asking.answers.popleft()
        finally:
            with self._changed:
                asking.is_wanted = False
            asking.room.release()
            while asking in self._pending:
                self._pass_on_answer()
            writer.join()
            self._writers.discard(writer)
        if asking.failure is not None:
            raise asking.failure

    # Reading

    def _has_answer(self, asking: _Asking) -> bool:
        """Waits until it is known whether there is another answer. Hands over other calls' answers that come first."""
        while not asking.answers:
            with self._changed:
                self._changed.wait_for(lambda: self._pending or asking.has_ended)
                if asking.has_ended and asking not in self._pending:
                    return False
            self._pass_on_answer()
        return True

    def _pass_on_answer(self) -> None:
        """Reads an answer and hands it to the call that has waited longest."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        with self._changed:
            if not line.endswith(b"\n"):
                self._is_open = False
                self._pending.clear()
                raise Gone("galley has ended")
            self._pending.popleft().answers.append(line[:-1])

    # Writing

    def _write(self, lines: Iterable[bytes], asking: _Asking) -> None:
        try:
            for line in filter(bytes.strip, map(self._without_mark, lines)):
                asking.room.acquire()
                if not self._send(line, asking):
                    break
        except BaseException as error:  # from the caller's iterable, too: raised again in the caller's thread
            asking.failure = error
        finally:
            with self._changed:
                asking.has_ended = True
                self._changed.notify_all()

    def _without_mark(self, line: bytes) -> bytes:
        """The line; the stream's first without a byte order mark, so that a mark alone counts as a blank line."""
        is_marked = self._is_new and line.startswith(_MARK)
        self._is_new = False
        return line[len(_MARK) :] if is_marked else line

    def _send(self, line: bytes, asking: _Asking) -> bool:
        """Sends the line if it is still wanted, and returns whether it did."""
        assert self._process.stdin is not None
        with self._writing:
            with self._changed:
                if not self._is_open:
                    raise Gone("galley has ended")
                if not asking.is_wanted:
                    return False
                self._pending.append(asking)
                self._changed.notify_all()
            try:
                self._process.stdin.write(line + b"\n")
                self._process.stdin.flush()
            except BrokenPipeError as error:
                raise Gone("galley has ended") from error
        return True

    # Ending

    def close(self) -> int:
        """Ends galley once it has answered everything sent; returns its exit status. Later calls raise `Gone`."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with self._changed:
            self._is_open = False
        with suppress(Gone):
            while self._pending:
                self._pass_on_answer()
        with suppress(BrokenPipeError), self._writing:
            self._process.stdin.close()
        status = self._process.wait()
        self._process.stdout.close()
        return status

    def __enter__(self) -> "Stream":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()


class _Asking:
    """The state of one call: how much its thread may still send, and the answers read for it."""

    def __init__(self, ahead: int) -> None:
        self.room = threading.Semaphore(ahead)
        self.answers: Deque[bytes] = deque()
        self.is_wanted = True
        self.has_ended = False
        self.failure: Optional[BaseException] = None

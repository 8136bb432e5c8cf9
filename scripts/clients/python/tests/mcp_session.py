"""A client of `galley mcp`, written against the protocol's specification and the schemas that the server lists."""

import base64
import json
import os
import shutil
import struct
import subprocess
from typing import Any, Dict, List, Optional

try:
    import jsonschema
except ImportError:
    jsonschema = None

GALLEY = os.environ.get("GALLEY") or shutil.which("galley")
VERSION = "2025-11-25"


class Session:
    """A server in a folder. What tools return is checked by their output schemas."""

    def __init__(self, folder: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [str(GALLEY), "mcp", *options], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        self.number = 0
        self.errors = b""
        self.agreed = self.request("initialize", {
            "protocolVersion": VERSION, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
        self.notify("notifications/initialized")
        self.tools = {tool["name"]: tool for tool in self.request("tools/list")["tools"]}

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> "tuple[int, bytes]":
        """Ends the session: the server's exit status, and what it wrote to standard error."""
        if not self.process.stdin.closed:
            self.process.stdin.close()
            self.errors = self.process.stderr.read()
            self.process.stdout.close()
            self.process.stderr.close()
        return self.process.wait(), self.errors

    def send(self, line: bytes) -> None:
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def receive(self) -> Dict[str, Any]:
        line = self.process.stdout.readline()
        assert line.endswith(b"\n"), line
        message = json.loads(line)
        assert message["jsonrpc"] == "2.0" and ("result" in message) != ("error" in message), message
        return message

    def notify(self, method: str, params: Optional[Dict[str, Any]] = None) -> None:
        self.send(json.dumps({"jsonrpc": "2.0", "method": method, **({"params": params} if params else {})}).encode())

    def request(self, method: str, params: Optional[Dict[str, Any]] = None) -> Dict[str, Any]:
        self.number += 1
        message: Dict[str, Any] = {"jsonrpc": "2.0", "id": self.number, "method": method}
        if params is not None:
            message["params"] = params
        self.send(json.dumps(message).encode())
        answer = self.receive()
        assert answer["id"] == self.number, answer
        if "error" in answer:
            raise ProtocolError(answer["error"])
        return answer["result"]

    def call(self, tool: str, **arguments: Any) -> "Result":
        """The result of a call, with arguments and data that fit the tool's schemas."""
        result = Result(self.request("tools/call", {"name": tool, "arguments": arguments}))
        if jsonschema:
            jsonschema.Draft202012Validator(self.tools[tool]["outputSchema"]).validate(result.data)
            if not result.is_error:
                jsonschema.Draft202012Validator(self.tools[tool]["inputSchema"]).validate(arguments)
        return result


class ProtocolError(Exception):
    """A JSON-RPC error."""

    def __init__(self, error: Dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]


class Result:
    """What a tool returned."""

    def __init__(self, result: Dict[str, Any]) -> None:
        self.data = result["structuredContent"]
        self.is_error = result["isError"]
        texts = [part["text"] for part in result["content"] if part["type"] == "text"]
        # The text has the same data, for clients that read no structured content.
        assert [json.loads(text) for text in texts] == [self.data], texts
        self.pictures: List[bytes] = [
            base64.b64decode(part["data"], validate=True) for part in result["content"] if part["type"] == "image"]
        for part in result["content"]:
            assert part["type"] in ("text", "image") and part.get("mimeType", "image/png") == "image/png", part

    @property
    def error(self) -> Dict[str, Any]:
        assert self.is_error, self.data
        return self.data["error"]

    @property
    def sizes(self) -> "List[tuple[int, int]]":
        """The sizes of the pictures, by their own headers (PNG, 11.2.2)."""
        return [struct.unpack(">II", picture[16:24]) for picture in self.pictures]

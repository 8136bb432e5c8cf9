#!/usr/bin/env python3
"""A stand-in for `galley measure --jsonl`: echoes each request in an answer; one without a text is refused."""

import json
import os
import signal
import sys

for line in sys.stdin.buffer:
    request = json.loads(line)
    if request.get("text") == "end":
        break
    if request.get("text") == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if "text" in request:
        answer = {"id": request.get("id"), "version": 1, "measurements": [request]}
    else:
        answer = {"version": 1, "error": {"message": "there is no text", "field": "text"}}
    print(json.dumps(answer), flush=True)

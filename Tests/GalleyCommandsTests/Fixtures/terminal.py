"""Runs a program on a terminal, and presses the next keys whenever it has shown a prompt.

    terminal.py PROMPT KEYS PROGRAM ARGUMENT…

KEYS are separated by unit separators (U+001F). Prints what the terminal showed, and on standard error how the program
left it: `lines and echo` is how it was. The exit status is the program's.
"""
import os
import pty
import select
import sys
import termios
import threading

prompt, keys, program = sys.argv[1].encode(), sys.argv[2].split("\x1f"), sys.argv[3:]
master, slave = pty.openpty()
child = os.fork()
if child == 0:
    os.close(master)
    os.login_tty(slave)
    os.execv(program[0], program)
ended, end = os.pipe()
statuses = []


def wait():
    statuses.append(os.waitpid(child, 0)[1])
    os.close(end)


threading.Thread(target=wait).start()
shown, asked = b"", 0
# This process has the terminal open as well: what was shown can be read, and its state asked for, after the end.
while True:
    ready, _, _ = select.select([master, ended], [], [])
    if master in ready:
        shown += os.read(master, 65536)
    else:
        break
    while shown.count(prompt) > asked:
        if asked < len(keys):
            os.write(master, keys[asked].encode())
        asked += 1
flags = termios.tcgetattr(slave)[3]
sys.stdout.buffer.write(shown)
sys.stderr.write("lines and echo\n" if flags & termios.ICANON and flags & termios.ECHO else "neither\n")
sys.exit(os.waitstatus_to_exitcode(statuses[0]))

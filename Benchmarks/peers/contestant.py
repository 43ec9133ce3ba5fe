"""A process that answers requests for measurements (see worker.py for what the two say)."""

import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent


class Contestant:
    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(
            [str(part) for part in command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    @classmethod
    def peer(cls, name, script, scene):
        return cls(name, [sys.executable, HERE / script, scene])

    def ask(self, *request):
        """The answer to one request, which has "error" when there is none."""
        try:
            self.process.stdin.write(" ".join(map(str, request)) + "\n")
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            return {"error": f"{self.name} ended with exit code {self.process.wait()}"}
        return json.loads(line)

    def end(self):
        self.process.stdin.close()
        self.process.wait()

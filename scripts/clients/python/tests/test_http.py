"""The client of `galley serve`, with the galley that the variable GALLEY names, or else the one on the PATH."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from galley_measure import Client, Gone, Refused  # noqa: E402

GALLEY = os.environ.get("GALLEY") or shutil.which("galley")


@unittest.skipUnless(GALLEY, "no galley is here")
class ClientTests(unittest.TestCase):
    def setUp(self) -> None:
        command = [str(GALLEY), "serve", "--port", "0", "--jobs", "1", "--waiting", "0", "--timeout", "2"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        self.address = self.server.stdout.readline().split()[-1]

    def tearDown(self) -> None:
        self.server.terminate()
        self.assertEqual(self.server.wait(timeout=30), 0)
        assert self.server.stdout is not None
        self.server.stdout.close()

    def test_one_text_is_measured(self) -> None:
        with Client(self.address) as galley:
            answer = galley.measure({"id": "a", "text": "Guten Tag", "widths": [40, 400]})
            self.assertEqual((answer["id"], answer["version"]), ("a", 1))
            self.assertEqual([measured["width"] for measured in answer["measurements"]], [40, 400])
            self.assertGreater(len(answer["measurements"][0]["lines"]), 1)
            self.assertTrue(galley.is_healthy())

    def test_a_batch_is_answered_in_order_with_errors_in_their_places(self) -> None:
        with Client(self.address) as galley:
            requests = [{"id": number, "text": "word " * (number % 7)} for number in range(1_000)]
            answers = galley.measure_all([*requests, {"txt": "typo"}])
            self.assertEqual([answer["id"] for answer in answers[:-1]], list(range(1_000)))
            self.assertIn("error", answers[-1])

    def test_a_refused_request_says_why(self) -> None:
        with Client(self.address) as galley, self.assertRaises(Refused) as caught:
            galley.measure({"text": "a", "widht": 3})
        self.assertIn("width", json.dumps(caught.exception.error))

    def test_a_connection_that_the_server_ended_is_made_anew(self) -> None:
        with Client(self.address) as galley:
            galley.measure({"text": "a"})
            galley._connection.sock.shutdown(2)
            self.assertEqual(galley.measure({"id": 1, "text": "a"})["id"], 1)

    def test_a_server_that_is_not_there_is_gone(self) -> None:
        with Client("http://127.0.0.1:1") as galley:
            self.assertFalse(galley.is_healthy())
            with self.assertRaises(Gone):
                galley.measure({"text": "a"})


if __name__ == "__main__":
    unittest.main()

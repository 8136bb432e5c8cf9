"""The stream, against a program that stands for galley."""

import itertools
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from galley_measure import Gone, Refused, Stream  # noqa: E402

ECHO = str(pathlib.Path(__file__).with_name("echo.py"))


class StreamTests(unittest.TestCase):
    def test_answers_come_in_order_however_many_there_are(self) -> None:
        with Stream(ECHO) as galley:
            requests = [{"id": number, "text": "x" * (number % 5_000)} for number in range(2_000)]
            answers = list(galley.measure_all(requests))
        self.assertEqual([answer["id"] for answer in answers], list(range(2_000)))

    def test_a_refused_request_is_an_exception_or_an_error_in_its_place(self) -> None:
        with Stream(ECHO) as galley:
            with self.assertRaises(Refused) as caught:
                galley.measure({"width": 1})
            self.assertEqual(caught.exception.error["field"], "text")
            answers = list(galley.measure_all([{"text": "a"}, {}, {"text": "b"}]))
        self.assertEqual(["error" in answer for answer in answers], [False, True, False])

    def test_who_stops_reading_may_ask_again(self) -> None:
        with Stream(ECHO) as galley:
            endless = ({"id": number, "text": "a"} for number in itertools.count())
            taken = list(itertools.islice(galley.measure_all(endless), 100))
            self.assertEqual(taken[-1]["id"], 99)
            self.assertEqual(galley.measure({"id": "next", "text": "a"})["id"], "next")

    def test_a_fault_of_the_callers_is_raised_where_it_asks(self) -> None:
        with Stream(ECHO) as galley:
            with self.assertRaises(TypeError):
                list(galley.measure_all([{"text": "a"}, {"text": object()}]))
            self.assertEqual(galley.measure({"id": 1, "text": "a"})["id"], 1)

    def test_a_program_that_ends_or_is_not_there_is_gone(self) -> None:
        with Stream(ECHO) as galley:
            with self.assertRaises(Gone):
                galley.measure({"text": "end"})
        with self.assertRaises(Gone):
            Stream("/nowhere/galley")


if __name__ == "__main__":
    unittest.main()

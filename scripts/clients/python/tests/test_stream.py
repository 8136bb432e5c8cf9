"""The stream, with a stand-in for galley."""

import itertools
import json
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

    def test_who_is_not_done_reading_may_ask_meanwhile(self) -> None:
        with Stream(ECHO) as galley:
            # Requests and answers both exceed a pipe's capacity.
            asked = galley.measure_all({"id": number, "text": "x" * 5_000} for number in range(200))
            answers = []
            for answer in asked:
                answers.append(answer["id"])
                self.assertEqual(galley.measure({"id": "between", "text": "a"})["id"], "between")
            self.assertEqual(answers, list(range(200)))

    def test_two_may_be_read_in_turns(self) -> None:
        with Stream(ECHO) as galley:
            evens = galley.measure_all({"id": number, "text": "a"} for number in range(0, 400, 2))
            odds = galley.measure_all({"id": number, "text": "a"} for number in range(1, 400, 2))
            answers = [answer["id"] for pair in zip(evens, odds) for answer in pair]
        self.assertEqual(answers, list(range(400)))

    def test_who_stops_reading_long_answers_may_ask_again(self) -> None:
        with Stream(ECHO) as galley:
            endless = ({"id": number, "text": "x" * 20_000} for number in itertools.count())
            self.assertEqual([answer["id"] for answer in itertools.islice(galley.measure_all(endless), 3)], [0, 1, 2])
            self.assertEqual(galley.measure({"id": "next", "text": "a"})["id"], "next")

    def test_what_gives_the_requests_cannot_ask(self) -> None:
        with Stream(ECHO) as galley:
            asking = ({"text": galley.measure({"text": "a"})["id"]} for _ in range(2))
            with self.assertRaises(RuntimeError):
                list(galley.measure_all(asking))
            self.assertEqual(galley.measure({"id": "next", "text": "a"})["id"], "next")

    def test_a_byte_order_mark_alone_is_a_blank_line(self) -> None:
        with Stream(ECHO) as galley:
            answers = list(galley.answer_lines([b"\xef\xbb\xbf", b'{"id": 1, "text": "a"}']))
        self.assertEqual([json.loads(answer)["id"] for answer in answers], [1])

    def test_what_was_closed_is_gone(self) -> None:
        galley = Stream(ECHO)
        asked = galley.measure_all({"id": number, "text": "x" * 20_000} for number in itertools.count())
        self.assertEqual(next(asked)["id"], 0)
        self.assertEqual(galley.close(), 0)
        with self.assertRaises(Gone):
            galley.measure({"text": "a"})
        with self.assertRaises(Gone):
            for number, answer in enumerate(asked, start=1):  # the answers that were read before
                self.assertEqual(answer["id"], number)
        self.assertEqual(galley.close(), 0)

    def test_blank_lines_have_no_answer(self) -> None:
        with Stream(ECHO) as galley:
            answers = list(galley.answer_lines([b"", b'{"id": 1, "text": "a"}', b" \t\r"]))
        self.assertEqual(len(answers), 1)

    def test_a_fault_of_the_callers_is_raised_where_it_asks(self) -> None:
        with Stream(ECHO) as galley:
            with self.assertRaises(TypeError):
                list(galley.measure_all([{"text": "a"}, {"text": object()}]))
            self.assertEqual(galley.measure({"id": 1, "text": "a"})["id"], 1)

    def test_a_program_that_ends_or_is_not_there_is_gone(self) -> None:
        with Stream(ECHO) as galley:
            for _ in range(2):
                with self.assertRaises(Gone):
                    galley.measure({"text": "end"})
        with self.assertRaises(Gone):
            Stream("/nowhere/galley")


if __name__ == "__main__":
    unittest.main()

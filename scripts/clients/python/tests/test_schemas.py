"""The JSON Schemas of requests and answers, with an independent validator: they accept what galley accepts."""

import json
import subprocess
import unittest

from tests.test_identity import GALLEY, requests

from galley_measure import types  # test_identity has put it on the path

try:
    import jsonschema
except ImportError:
    jsonschema = None

WRONG = [
    {}, {"text": 1}, {"text": "a", "runs": []}, {"text": "a", "width": 1, "widths": [1]}, {"text": "a", "width": 0},
    {"text": "a", "category": "L", "categories": "all"}, {"text": "a", "categories": []}, {"text": "a", "version": 2},
    {"text": "a", "lines": 1.5}, {"text": "a", "lines": -1}, {"text": "a", "scale": 17}, {"text": "a", "hit": [[1]]},
    {"text": "a", "font": {}}, {"text": "a", "font": {"style": "body", "size": 3}}, {"text": "a", "id": None},
    {"text": "a", "font": {"name": "Inter", "weight": "bold"}}, {"text": "a", "font": {"size": 12, "maximumSize": 20}},
    {"runs": [{}]}, {"runs": [{"text": "a", "colour": 1}]}, {"text": "a", "width": 1e7},
]
RIGHT = [
    {"text": "a", "font": {"size": 12, "scaledWith": "body", "maximumSize": 20}, "hit": [[0, 0], [1.5, -2]]},
    {"text": "a", "font": {"name": "RobotoSlab-Regular"}, "want": ["clusters", "carets", "ink", "hidden", "missing"]},
    {"runs": [{"text": "a", "kern": 1}, {"text": "ب", "font": {"weight": "bold"}}], "want": ["lines", "ink"]},
    {"text": "hello", "widths": [], "want": ["largestCategory", "smallestWidth", "largestFont"], "height": 20},
    {"text": "Donaudampfschiff\nfahrt", "width": 40, "lines": 1, "scale": 2, "want": ["hidden", "lines"]},
    {"text": "a", "want": ["ink"], "version": 1, "id": 1.50}, {"text": "", "want": ["ink", "lines", "clusters"]},
    {"text": "W", "width": 1e-3, "want": ["largestCategory", "largestFont"]}, {"text": "\U000e0fff", "want": ["missing"]},
]


@unittest.skipUnless(GALLEY and jsonschema, "no galley or jsonschema: scripts/setup --test")
class SchemaTests(unittest.TestCase):
    def validator(self, document: str) -> "jsonschema.Draft202012Validator":
        schema = json.loads(subprocess.check_output([str(GALLEY), "schema", document]))
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema)

    def answers(self, lines: "list[bytes]") -> "list[dict]":
        answers = subprocess.check_output([str(GALLEY), "measure", "--jsonl"], input=b"\n".join(lines) + b"\n")
        return [json.loads(answer) for answer in answers.splitlines()]

    def test_what_is_answered_is_valid_and_what_is_refused_is_not(self) -> None:
        made = [json.dumps(request).encode() for request in WRONG + RIGHT]
        request, answer = self.validator("measuring-request"), self.validator("measuring-answer")
        lines = requests(2_000) + made
        answers = self.answers(lines)
        self.assertEqual(len(answers), len(lines))
        for line, given in zip(lines, answers):
            self.assertEqual(request.is_valid(json.loads(line)), "measurements" in given, (line, given))
            self.assertEqual([error.message for error in answer.iter_errors(given)], [], line)

    def test_the_clients_types_have_the_fields_of_the_schemas(self) -> None:
        request, (answer, fault) = self.properties("measuring-request"), self.properties("measuring-answer")
        measurement = answer["measurements"]["items"]["properties"]
        fonts = [font["properties"] for font in request["font"]["anyOf"]]
        for own, fields in [
            (types.Request, request), (types.Run, request["runs"]["items"]["properties"]), (types.Measurement, measurement),
            (types.Font, {name for font in fonts for name in font}), (types.Answer, {*answer, *fault}),
            (types.Error, fault["error"]["properties"]), (types.Size, measurement["size"]["properties"]),
            (types.Line, measurement["lines"]["items"]["properties"]),
            (types.Missing, measurement["missing"]["items"]["properties"]),
            (types.Caret, measurement["carets"]["items"]["properties"]),
            (types.Cluster, measurement["clusters"]["items"]["items"]["properties"]),
            (types.Rect, measurement["ink"]["anyOf"][0]["properties"]),
        ]:
            self.assertEqual(set(own.__annotations__), set(fields), own.__name__)

    def properties(self, document: str) -> "dict | list[dict]":
        schema = self.validator(document).schema
        return [each["properties"] for each in schema["anyOf"]] if "anyOf" in schema else schema["properties"]

    def test_the_schema_of_answers_refuses_others(self) -> None:
        answer = self.validator("measuring-answer")
        for wrong in [{}, {"version": 1}, {"version": 2, "measurements": []}, {"version": 1, "error": {}},
                      {"version": 1, "measurements": [{}]}, {"version": 1, "measurements": [], "colour": 1}]:
            self.assertFalse(answer.is_valid(wrong), wrong)


if __name__ == "__main__":
    unittest.main()

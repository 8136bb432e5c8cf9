"""The server's description of itself, validated with the OpenAPI Initiative's schema (scripts/schemas)."""

import json
import pathlib
import subprocess
import unittest
import urllib.request

from tests.test_http import GALLEY

try:
    import jsonschema
except ImportError:
    jsonschema = None

SCHEMA = pathlib.Path(__file__).parents[4] / ".build" / "schemas" / "openapi-3.1.json"


@unittest.skipUnless(GALLEY and jsonschema and SCHEMA.exists(), "no galley, jsonschema or schema: scripts/setup --test")
class DescriptionTests(unittest.TestCase):
    def test_the_description_is_openapi(self) -> None:
        server = subprocess.Popen([str(GALLEY), "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(address + "/openapi.json") as answer:
            description = json.load(answer)
        server.terminate()
        self.assertEqual(server.wait(timeout=30), 0)
        server.stdout.close()
        validator = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
        self.assertEqual([error.message for error in validator.iter_errors(description)], [])
        for name, schema in description["components"]["schemas"].items():
            with self.subTest(name):
                jsonschema.Draft202012Validator.check_schema(schema)
        for reference in self.references(description):
            value = description
            for part in reference.removeprefix("#/").split("/"):
                value = value[part]

    def references(self, value):
        if isinstance(value, dict):
            found = value.get("$ref")
            own = [found] if isinstance(found, str) else []
            return own + [each for part in value.values() for each in self.references(part)]
        return [each for part in value for each in self.references(part)] if isinstance(value, list) else []


if __name__ == "__main__":
    unittest.main()

"""Holds .pptx files against the Open XML schemas and rules as openxml-audit knows them: a path a line comes in, a line of JSON a fault goes out, then "end"."""

import json
import sys

from openxml_audit import FileFormat, OpenXmlValidator

VERSIONS = {"Microsoft365": FileFormat.MICROSOFT_365, "Office2019": FileFormat.OFFICE_2019}
validators = {name: OpenXmlValidator(version) for name, version in VERSIONS.items()}

for line in sys.stdin:
    for name, validator in validators.items():
        try:
            faults = [(str(e.part_uri or ""), str(e.path or ""), e.description) for e in validator.validate(line.strip()).errors]
        except Exception as error:  # A file that it cannot read is a fault of the file until somebody looks.
            faults = [("", "", f"{type(error).__name__}: {error}")]
        for part, path, what in faults:
            print(json.dumps({"version": name, "part": part, "path": path, "what": what}))
    print("end", flush=True)

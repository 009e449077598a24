"""What was planted where: a deck a plant, and the list for the scoring."""
import json
import os


class Plan:
    def __init__(self, out):
        self.out, self.entries = out, []

    def add(self, prs, source, slide, shape_id, code, defect, what, where):
        name = f"{len(self.entries):03d}-{code}-{'defect' if defect else 'near'}.pptx"
        prs.save(os.path.join(self.out, name))
        self.entries.append(
            dict(file=name, source=os.path.basename(source), slide=slide, shape_id=shape_id, code=code, defect=defect, what=what, where=where)
        )

    def save(self):
        with open(os.path.join(self.out, "plan.json"), "w") as f:
            json.dump(self.entries, f, indent=1)

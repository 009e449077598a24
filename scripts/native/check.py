#!/usr/bin/env python3
"""
Reads the charts of .pptx files as others do and holds them against what was drawn: check.py WANTED.json FOLDER [--saved].
The workbook (openpyxl), the values that the chart keeps (python-pptx) and the words that stood on the slide must say one thing.
--saved: the files went through an office program, which keeps no workbook: names and values alone. Needs openpyxl and python-pptx.
"""
import io, json, re, sys
from pathlib import Path

import openpyxl
from pptx import Presentation

NS = {'c': 'http://schemas.openxmlformats.org/drawingml/2006/chart'}
DIGITS = {ord('\u2212'): '-', ord('\u00a0'): None, ord('\u202f'): None}
REFERENCE = re.compile(r"^'?([^'!]+)'?!\$([A-Z]+)\$(\d+)(?::\$([A-Z]+)\$(\d+))?$")


def cells(book, reference):
    sheet, column, first, _, last = REFERENCE.match(reference).groups()
    return [book[sheet][f'{column}{row}'].value for row in range(int(first), int(last or first) + 1)]


def cached(cache):
    values = [None] * int(cache.find('c:ptCount', NS).get('val'))
    for point in cache.findall('c:pt', NS):
        values[int(point.get('idx'))] = point.find('c:v', NS).text
    return values


def number(text, group, decimal):
    plain = text.translate(DIGITS).replace(group, '').replace(decimal, '.')
    found = re.search(r'-?\d+(?:\.\d+)?', plain)
    return None if found is None else float(found.group())


def same(a, b):
    if a is None or b is None:
        return a is None and b is None
    return abs(float(a) - float(b)) <= 1e-9 * max(1.0, abs(float(b)))


def check(name, chart_part, chart, wanted, saved, say):
    root = chart_part._element
    book = None if saved else openpyxl.load_workbook(io.BytesIO(chart_part.chart_workbook.xlsx_part.blob))
    compared = 0
    if not saved:
        for reference in root.iter('{%s}numRef' % NS['c'], '{%s}strRef' % NS['c']):
            formula = reference.find('c:f', NS).text
            kept = cached(reference.find('c:numCache', NS) if reference.tag.endswith('numRef') else reference.find('c:strCache', NS))
            held = cells(book, formula)
            if reference.tag.endswith('strRef'):
                kept = ['' if v is None else v for v in kept]
                held = ['' if v is None else v for v in held]
                equal = kept == held
            else:
                equal = len(kept) == len(held) and all(same(a, b) for a, b in zip(kept, held))
            compared += len(kept)
            if not equal:
                say(f'{name}: {formula} holds {held}, the chart keeps {kept}')
    # As python-pptx reads them; the bubbles' helper and the series without numbers are ours.
    read = {}
    for plot in chart.plots:
        for series in plot.series:
            # A series of bubbles shares its columns with others: its name stands in the chart alone.
            name = series.name or ''.join(series._element.xpath('c:tx/c:v/text()'))
            read.setdefault(name, list(series.values))
    for series in wanted['series']:
        values = read.get(series['name'])
        expected = series['values']
        if wanted['kind'] == 'points':
            expected = [v for v in expected if v is not None]
            values = None if values is None else [v for v in values if v is not None]
        if values is None:
            if all(v is None for v in expected):
                continue
            say(f"{name}: no series {series['name']!r} among {list(read)}")
            continue
        # LibreOffice leaves out what follows the last number.
        while saved and len(values) < len(expected) and all(v is None for v in expected[len(values):]):
            values = values + [None]
        compared += len(expected)
        if len(values) != len(expected) or not all(same(a, b) for a, b in zip(values, expected)):
            say(f"{name}: series {series['name']!r} keeps {values}, {expected} were drawn")
        for value, label in zip(series['values'], series['labels']):
            if label is None:
                continue
            compared += 1
            shown = number(label, wanted['group'], wanted['decimal'])
            if shown is None or abs(shown - value) > 0.005 * max(1.0, abs(value) * 1e-12):
                say(f'{name}: {label!r} stands for {value}')
    return compared


def main():
    wanted = json.loads(Path(sys.argv[1]).read_text())
    folder, saved = Path(sys.argv[2]), '--saved' in sys.argv
    problems, compared, charts = [], 0, 0
    for file, slides in wanted.items():
        deck = Presentation(folder / file)
        for slide, expected in zip(deck.slides, slides):
            frames = [s for s in slide.shapes if s.has_chart]
            stack = [s for s in slide.shapes if s.shape_type == 6]
            while stack:
                for shape in stack.pop().shapes:
                    if shape.shape_type == 6:
                        stack.append(shape)
                    elif getattr(shape, 'has_chart', False):
                        frames.append(shape)
            if len(frames) != len(expected['charts']):
                problems.append(f"{expected['name']}: {len(frames)} charts, {len(expected['charts'])} were drawn")
                continue
            by_name = {}
            for frame in frames:
                by_name.setdefault(frame.name, []).append(frame)
            for chart in expected['charts']:
                frame = by_name[chart['name']].pop(0) if by_name.get(chart['name']) else frames[0]
                compared += check(expected['name'], frame.chart.part, frame.chart, chart, saved, problems.append)
                charts += 1
    for problem in problems:
        print(problem)
    print(f'{charts} charts, {compared} values compared, {len(problems)} differ')
    sys.exit(1 if problems else 0)


main()

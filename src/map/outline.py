#!/usr/bin/env python3
"""Makes the outline of the map of places, templates/map.html, from public-domain geodata.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz package/countries-10m.json
    src/map/outline.py package/countries-10m.json > templates/map.html

world-atlas is Natural Earth (public domain) as TopoJSON: countries whose lines are arcs, each held once. A line that two
countries share is a border, and the land is all countries together. Nothing but Python itself is needed.

A unit of the drawing is a hundredth of a degree, x eastward from Greenwich and y southward from the Equator, so a place is
drawn at (100 * longitude, -100 * latitude). So near the Equator a degree is as long one way as the other.
"""
import json
import math
import sys

# What is cut out: half a degree more than the map shows (Places.java), so that the edge of the cut is never seen.
WEST, SOUTH, EAST, NORTH = 33.7, -7.9, 41.5, 2.8
# Bends smaller than this, and islands smaller than this squared, are left out; in degrees.
TOLERANCE = 0.012
ISLAND = 0.01


def decoded(topology):
    """The arcs as lists of longitude and latitude."""
    (scale_x, scale_y), (move_x, move_y) = (topology["transform"][key] for key in ("scale", "translate"))
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            points.append((x * scale_x + move_x, y * scale_y + move_y))
        arcs.append(points)
    return arcs


def away(point, start, end):
    """How far a point is from a line."""
    (x, y), (x1, y1), (x2, y2) = point, start, end
    length = math.hypot(x2 - x1, y2 - y1)
    if length == 0:
        return math.hypot(x - x1, y - y1)
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length


def simplified(points):
    """A line with fewer bends, by Douglas and Peucker; its ends stay, so lines that meet still meet."""
    if len(points) < 3:
        return points
    at, most = max(((i, away(points[i], points[0], points[-1])) for i in range(1, len(points) - 1)), key=lambda p: p[1])
    if most < TOLERANCE:
        return [points[0], points[-1]]
    return simplified(points[:at + 1])[:-1] + simplified(points[at:])


EDGES = [(0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)]


def crossing(a, b, axis, value):
    share = (value - a[axis]) / (b[axis] - a[axis])
    return tuple(value if i == axis else a[i] + share * (b[i] - a[i]) for i in (0, 1))


def cut_ring(ring):
    """The part of a closed line within the cut, by Sutherland and Hodgman."""
    for axis, value, sign in EDGES:
        kept = []
        for a, b in zip(ring, ring[1:] + ring[:1]):
            if (sign * (a[axis] - value) >= 0) != (sign * (b[axis] - value) >= 0):
                kept.append(crossing(a, b, axis, value))
            if sign * (b[axis] - value) >= 0:
                kept.append(b)
        ring = kept
    return ring


def cut_line(points):
    """The parts of a line within the cut; a step that leaves it is kept whole, since nobody sees its end."""
    parts, part = [], []
    for a, b in zip(points, points[1:]):
        within = any(WEST <= x <= EAST and SOUTH <= y <= NORTH for x, y in (a, b))
        if within:
            part = part or [a]
            part.append(b)
        elif part:
            parts.append(part)
            part = []
    return parts + [part] if part else parts


def area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2


def path(lines, closed):
    """Lines as the data of an SVG path, in whole units and small steps."""
    data = []
    for line in lines:
        points = [(round(100 * x), round(-100 * y)) for x, y in line]
        steps = []
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            if (x1, y1) != (x2, y2):
                steps.append(f"{x2 - x1},{y2 - y1}")
        data.append(f"M{points[0][0]},{points[0][1]}l{' '.join(steps)}{'z' if closed else ''}".replace(",-", "-"))
    return "".join(data).replace(" -", "-")


def wrapped(data, width=118):
    """Breaks between numbers; a path may hold any white space."""
    lines, line = [], ""
    for word in data.replace("M", " M").split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return "\n".join(lines + [line])


def main(file):
    with open(file, encoding="utf-8") as stream:
        topology = json.load(stream)
    arcs = [simplified(arc) for arc in decoded(topology)]

    def rings(geometry):
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        return [ring for polygon in polygons for ring in polygon]

    def points(ring):
        line = []
        for number in ring:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            line += arc[1:] if line else arc
        return line[:-1]

    land = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for ring in rings(geometry):
            cut = cut_ring(points(ring))
            if len(cut) > 2 and area(cut) > ISLAND:
                land.append(cut)

    countries = [geometry for geometry in topology["objects"]["countries"]["geometries"] if geometry.get("arcs")]
    used = {}
    for country, geometry in enumerate(countries):
        for ring in rings(geometry):
            for number in ring:
                used.setdefault(number if number >= 0 else ~number, set()).add(country)
    borders = [part for number in sorted(used) if len(used[number]) > 1 for part in cut_line(arcs[number])]

    print("<!-- Made by src/map/outline.py from Natural Earth, public domain; see src/docs/map.md. -->")
    print('<g xmlns:th="http://www.thymeleaf.org" th:fragment="outline">')
    for name, data in (("land", path(land, True)), ("border", path(borders, False))):
        print(f'<path class="{name}" d="{wrapped(data)}"/>')
    print("</g>")


sys.setrecursionlimit(100_000)
main(sys.argv[1])

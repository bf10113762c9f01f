"""Time the longest routes within a limit between six cities in networkx: nanoseconds for all pairs, a round each, as JSON."""

import itertools
import json
import sys
import time

try:
    import networkx
except ImportError:
    sys.exit("no networkx for this python3 (Debian: python3-networkx)")

question = json.loads(sys.argv[1])
graph = networkx.Graph()
for a, b, length in question["edges"]:
    graph.add_edge(a, b, length=length)


def longest():
    total = 0
    for start, end in itertools.combinations(range(6), 2):
        best = 0
        for path in networkx.all_simple_paths(graph, start, end):
            distance = sum(graph[a][b]["length"] for a, b in zip(path, path[1:]))
            if distance <= question["limit"]:
                best = max(best, distance)
        total += best
    return total


assert longest() == question["want"], longest()
rounds = []
for _ in range(question["rounds"]):
    start, n = time.perf_counter_ns(), 20
    for _ in range(n):
        longest()
    rounds.append((time.perf_counter_ns() - start) / n)
print(json.dumps(rounds))

"""Time the longest route within a limit in networkx: nanoseconds for one, a round each, as JSON."""

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
    best = 0
    for path in networkx.all_simple_paths(graph, 0, 5):
        distance = sum(graph[a][b]["length"] for a, b in zip(path, path[1:]))
        if distance <= question["limit"]:
            best = max(best, distance)
    return best


assert longest() == question["want"], longest()
rounds = []
for _ in range(question["rounds"]):
    start, n = time.perf_counter_ns(), 200
    for _ in range(n):
        longest()
    rounds.append((time.perf_counter_ns() - start) / n)
print(json.dumps(rounds))

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../testkit/child';

/** Code for tests may import anything. */
const OF_TESTS = /\.test\.ts$|testkit\//;

/** Returns the first folder of a path; nothing for files outside of rooms. */
const roomOf = (path: string) => /^(?!\.\.)([^/]+)\//.exec(path)?.[1] ?? [];

/** Maps each room to the other rooms that it imports. */
function leanings(part: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  const files = readdirSync(join(repository, part), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !OF_TESTS.test(name))) {
    const imports = readFileSync(join(repository, part, file), 'utf8').matchAll(/ from '(\.[^']+)'/g);
    const imported = [...imports].flatMap(([, path = '']) => roomOf(normalize(join(dirname(file), path))));
    for (const room of [roomOf(file)].flat())
      rooms.set(room, new Set([...(rooms.get(room) ?? []), ...imported.filter((other) => other !== room)]));
  }
  return rooms;
}

function reachedFrom(room: string, rooms: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const next = [...(rooms.get(room) ?? [])];
  for (let other = next.pop(); other !== undefined; other = next.pop()) {
    if (reached.has(other)) continue;
    reached.add(other);
    next.push(...(rooms.get(other) ?? []));
  }
  return reached;
}

test.each(['domain', 'gateway/modules', 'vendor-api'])('rooms of %s lean one way', (part) => {
  const rooms = leanings(part);
  expect(rooms.size).toBeGreaterThan(5);
  const inCircles = [...rooms.keys()].filter((room) => reachedFrom(room, rooms).has(room));
  expect(inCircles).toEqual([]);
});

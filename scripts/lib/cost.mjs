import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondsOfEndedChildren, secondsOfRunningChildren } from './processor-time.mjs';

const LOOK_EVERY_MS = 1_000;

/**
 * Finds processor time that the system loses: processes that outlive their parent, as those of a closed
 * browser, drop out of a child's time. So running children are sampled, and every decrease is added up.
 */
function lostSeconds(everyMs) {
  const lost = new Map();
  let before = secondsOfRunningChildren();
  const look = () => {
    const now = secondsOfRunningChildren();
    for (const [child, seconds] of now)
      lost.set(child, (lost.get(child) ?? 0) + Math.max(0, (before.get(child) ?? 0) - seconds));
    before = now;
  };
  setInterval(look, everyMs).unref();
  return {
    ofEndedChildren() {
      look();
      return [...lost].reduce((sum, [child, seconds]) => sum + (before.has(child) ? 0 : seconds), 0);
    },
  };
}

/** Counts the cost of parts of a run, which may overlap if each is one child or ends its children first. */
export function costCounter(everyMs = LOOK_EVERY_MS) {
  const started = performance.now();
  const parts = [];
  const lost = lostSeconds(everyMs);
  const countedSoFar = () => (secondsOfEndedChildren() ?? Number.NaN) + lost.ofEndedChildren();
  let counted = countedSoFar();
  return {
    async count(name, work) {
      const result = await work();
      const now = countedSoFar();
      parts.push({ name, seconds: now - counted });
      counted = now;
      return result;
    },
    summary(budget) {
      const wall = `${((performance.now() - started) / 60_000).toFixed(1)} minutes of wall clock`;
      const sum = parts.reduce((total, { seconds }) => total + seconds, 0);
      if (Number.isNaN(sum)) return `${wall}; this system does not tell processor time.`;
      const each = parts.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ');
      return `Processor time: ${each}; together ${sum.toFixed(0)} s of a budget of ${budget} s, in ${wall}.`;
    },
  };
}

export function dearestFiles(folder, most = 10) {
  const byFile = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    for (const line of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
      const { file, seconds } = JSON.parse(line);
      byFile.set(file, (byFile.get(file) ?? 0) + seconds);
    }
  }
  return [...byFile]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

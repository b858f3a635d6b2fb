import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondsOfEndedChildren } from './processor-time.mjs';

/** What the parts of a run cost. Parts may overlap if each is one child, or all its children end before another part does. */
export function costCounter() {
  const started = performance.now();
  const parts = [];
  let counted = secondsOfEndedChildren() ?? Number.NaN;
  return {
    async count(name, work) {
      const result = await work();
      const now = secondsOfEndedChildren() ?? Number.NaN;
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

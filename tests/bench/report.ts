import { cpus } from 'node:os';
import type { Result } from './measure';

const ms = (microseconds: number) => (microseconds / 1000).toFixed(2);

/** The figures as a page of the documentation. */
export function report(results: readonly Result[], calls: Record<string, number>): string {
  const rows = results.map(
    ({ seats, what, plain, gateway, ratio }) =>
      `| ${seats.toLocaleString('en-US')} | ${what} | ${ms(plain)} | ${ms(gateway)} | ${ratio.toFixed(2)} |`,
  );
  return `# Benchmarks

Written by \`npm run bench -- --write\`, on Node ${process.versions.node} with ${cpus().length} cores.

Processor time per request of the gateway, against a plain Express handler that makes the same calls of the vendor service with keep-alive \`fetch\` and \`JSON.parse\`, derives the same fields with the same rules and answers the same bytes with \`JSON.stringify\`. Unlike the gateway it checks nothing of what the vendor says, and has no limits, no log and no sessions. Both are processes of their own and are asked in turns; the ratio is the median over the rounds. Absolute times depend on the machine.

"Asked again" is the same session within seconds, which is what paging, sorting and searching are: the gateway has the rows at hand, the plain handler fetches them again.

| seats | question | plain, ms | gateway, ms | ratio |
| ----: | -------- | --------: | ----------: | ----: |
${rows.join('\n')}

Calls that reached the vendor service from both: ${Object.entries(calls)
    .map(([path, count]) => `\`${path}\` ${count.toLocaleString('en-US')}`)
    .join(', ')}.
`;
}

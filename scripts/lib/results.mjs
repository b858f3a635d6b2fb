import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';
import { runBin } from './run.mjs';

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function vitestCounts(file) {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightCounts(file) {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

const titleOf = (file, fullName) => `${relative(root, file)} › ${fullName}`;

export function failedTests(file) {
  return (read(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${relative(root, name)}\n${message}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${titleOf(name, fullName)}\n${failureMessages.join('\n')}`,
      );
    });
}

function specsIn(suite) {
  return [...(suite.suites ?? []).flatMap(specsIn), ...(suite.specs ?? [])];
}

export function failedJourneys(file) {
  return (read(file)?.suites ?? []).flatMap(specsIn).flatMap(({ file: spec, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        return `${spec} › ${title} (${projectName})\n${errors.join('\n')}`;
      }),
  );
}

/** Counts all journeys of a run as skipped, for machines without a browser. */
export async function skippedJourneys(env) {
  const { output } = await runBin('playwright', ['test', '--list', '--reporter=list'], {
    env,
    capture: true,
  });
  const [, total = '0'] = /Total: (\d+) tests?/.exec(output) ?? [];
  return { passed: 0, failed: 0, skipped: Number(total) };
}

export function add(left, right) {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  };
}

export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

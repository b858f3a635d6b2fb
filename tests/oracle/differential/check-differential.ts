import fc from 'fast-check';
import { schema } from '../../../gateway/testkit/both-ways';
import { type Checked, merged } from '../share';
import { type Choices, choicesOf } from './choices';
import { CLIENT_OPERATIONS, clientOperation } from './client-operations';
import { type Case, type Comparison, openComparison } from './comparison';
import { laterAnswers, makeAnswers } from './make-answers';
import { type MadeOperation, makeOperation } from './make-document';

const numbers = (most: number) => fc.array(fc.nat(0xffff), { maxLength: most, size: 'max' });

/** Numbers that make up a case. A shorter list makes a smaller case. */
const arbitraryNumbers = fc.record({
  operation: numbers(300),
  answers: numbers(400),
  before: numbers(30),
  after: numbers(30),
});

type MakeOperation = (choices: Choices) => MadeOperation;

const arbitraryCase = (make: MakeOperation) =>
  arbitraryNumbers.map(({ operation, answers, before, after }): Case => {
    const then = makeAnswers(choicesOf(answers), choicesOf(before));
    return {
      operation: make(choicesOf(operation)),
      before: then,
      after: laterAnswers(then, choicesOf(after)),
    };
  });

/** Compares generated operations; stops at the first difference, shrunk. */
export async function checkGenerated(seed: number, operations: number): Promise<Checked> {
  const comparison = await openComparison();
  try {
    return await check(comparison, seed, operations, (choices) => makeOperation(schema, choices));
  } finally {
    await comparison.stop();
  }
}

/** Compares every operation of the web client, each with several vendors. */
export async function checkClient(seed: number, vendors: number): Promise<Checked> {
  const comparison = await openComparison();
  const results: Checked[] = [];
  try {
    for (let number = 0; number < CLIENT_OPERATIONS; number += 1) {
      const result = await check(comparison, (seed + number) | 0, vendors, (choices) =>
        clientOperation(number, choices),
      );
      results.push(result);
      if (result.problem !== null) break;
    }
  } finally {
    await comparison.stop();
  }
  return merged(results);
}

/** Limit of shrinking; each try is a few requests. */
const MOST_TRIES = 600;

async function check(
  comparison: Comparison,
  seed: number,
  runs: number,
  make: MakeOperation,
): Promise<Checked> {
  const tally: Record<string, number> = {};
  let problem: string | null = null;
  let count = 0;
  let triesLeft = MOST_TRIES;
  const agree = fc.asyncProperty(arbitraryCase(make), async (one) => {
    if (problem !== null && triesLeft === 0) return true;
    if (problem !== null) triesLeft -= 1;
    else count += 1;
    const compared = await comparison.compare(one);
    if (problem === null)
      for (const name of [compared.kind, `${one.before.manner} vendor`, ...traitsOf(one)])
        tally[name] = (tally[name] ?? 0) + 1;
    if (compared.problem !== null) problem = compared.problem;
    return compared.problem === null;
  });
  const { failed, errorInstance } = await fc.check(agree, { seed, numRuns: runs });
  return { count, tally, problem: failed ? `Seed ${seed}:\n${problem ?? String(errorInstance)}` : null };
}

const TRAITS: Readonly<Record<string, RegExp>> = {
  mutations: /^mutation/,
  fragments: /\.\.\.[A-Z]/,
  'inline fragments': /\.\.\. ?(?:on|@|\{)/,
  conditions: /@(?:skip|include)/,
  variables: /^\w+ \w+\(/,
  introspection: /__(?:schema|type)\b/,
};

function traitsOf({ operation: { text } }: Case): string[] {
  return Object.entries(TRAITS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

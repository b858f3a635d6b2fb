import { type DocumentNode, parse, specifiedRules, validate } from 'graphql';
import { pino } from 'pino';
import { closeDeps, createDeps } from '../../../gateway/deps';
import { readEnv } from '../../../gateway/env';
import { DOCUMENT_LIMITS, TOKEN_LIMIT } from '../../../gateway/graphql/limits';
import { limitsRule } from '../../../gateway/graphql/limits-rule';
import { schema } from '../../../gateway/testkit/both-ways';
import { openGateway } from './gateway-way';
import type { Answers } from './make-answers';
import type { MadeOperation } from './make-document';
import { createPlainWay } from './plain-way';
import { differenceOf } from './same-answer';
import type { Seen } from './seen';
import { SETTINGS, VENDOR_URL } from './settings';

export interface Case {
  readonly operation: MadeOperation;
  readonly before: Answers;
  readonly after: Answers;
}

export interface Compared {
  /** Result of the operation: `refused`, `answered`, `with errors`. */
  readonly kind: string;
  /** Null if the results agree. */
  readonly problem: string | null;
}

export interface Comparison {
  compare(one: Case): Promise<Compared>;
  stop(): Promise<void>;
}

const NO_ANSWERS: Answers = { manner: 'sound', sound: new Map(), replies: new Map(), hasTags: false };

const RULES = [...specifiedRules, limitsRule(DOCUMENT_LIMITS)];

/** Opens one gateway for many cases, and graphql-js beside it. */
export async function openComparison(): Promise<Comparison> {
  const gateway = await openGateway(NO_ANSWERS);
  const deps = createDeps(readEnv({ NODE_ENV: 'test', VENDOR_URL, ...SETTINGS }), pino({ level: 'silent' }));
  const plainly = createPlainWay(schema, deps);
  let cases = 0;

  async function compare({ operation, before, after }: Case): Promise<Compared> {
    cases += 1;
    const [anna, ben, cleo] = ['a', 'b', 'c'].map((name) => `${name}-${cases}`) as [string, string, string];
    const document = readDocument(operation.text);
    if (document === null) return refused(operation, await gateway.ask(operation, before, anna));
    const then = await plainly(document, operation, before);
    const now = before === after ? then : await plainly(document, operation, after);
    // First requests run in Apollo Server, then ahead of it, then compiled, each in a session without a
    // cache; then in one that has asked before, with or without a change at the vendor.
    const asks = [
      [anna, before, then],
      [ben, before, then],
      [cleo, after, now],
      [cleo, after, now],
      [cleo, before, then],
    ] as const;
    for (const [index, [token, answers, plain]] of asks.entries()) {
      const fast = await gateway.ask(operation, answers, token);
      const difference = differenceOf(plain, fast);
      if (difference !== null)
        return {
          kind: 'differs',
          problem: describe(operation, { difference, ask: index + 1, plain, fast, answers }),
        };
    }
    return { kind: now.errors.length === 0 ? 'answered' : 'with errors', problem: null };
  }

  return {
    compare,
    async stop() {
      await gateway.stop();
      await closeDeps(deps);
    },
  };
}

/** Null for a document that the gateway refuses before execution. */
function readDocument(text: string): DocumentNode | null {
  try {
    const document = parse(text, { maxTokens: TOKEN_LIMIT });
    return validate(schema, document, RULES).length === 0 ? document : null;
  } catch {
    return null;
  }
}

function refused(operation: MadeOperation, { data, errors, writes }: Seen): Compared {
  const isRefused = data === null && errors.length > 0 && writes.length === 0;
  return { kind: 'refused', problem: isRefused ? null : describe(operation, { difference: 'not refused' }) };
}

function describe({ text, operationName, variables }: MadeOperation, found: object): string {
  return `${text}\n${JSON.stringify({ operationName, variables, ...found }, shown, 2)}`;
}

const LONGEST = 4_000;

function shown(_key: string, value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

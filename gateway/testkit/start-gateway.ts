import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { buildGateway } from '../app';
import { closeDeps, createDeps, type GatewayDeps } from '../deps';
import { readEnv } from '../env';
import { createHttpServer, listen } from '../listen';
import type { Mutation, Query } from '../resolvers.generated';

export interface Asked {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Data = Selected> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly GraphqlError[];
}

/**
 * Answers with all fields present: an unselected or null field fails the test instead of the compiler. A
 * query with aliases needs its own type.
 */
export type Selected = Present<Omit<Query & Mutation, '__typename'>>;

type Present<T> = T extends readonly (infer Item)[]
  ? Present<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Present<NonNullable<T[Key]>> }
    : T;

interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly traceId: string; readonly retryAfter?: number };
}

/** Real gateway on a free port, in front of the server at `vendorUrl`. */
export interface RunningGateway {
  readonly url: string;
  ask<Data = Selected>(
    query: string,
    variables?: Record<string, unknown>,
    asked?: Asked,
  ): Promise<Answer<Data>>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  logged(): string;
  stop(): Promise<void>;
}

interface StartOptions {
  readonly vendorUrl: string;
  readonly env?: Record<string, string>;
  readonly overrides?: Partial<GatewayDeps>;
}

export async function startGateway({ vendorUrl, env, overrides }: StartOptions): Promise<RunningGateway> {
  const settings = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    VENDOR_URL: vendorUrl,
    // Long for busy machines; tests of a slow vendor set a short one.
    VENDOR_TIMEOUT_MS: '60000',
    SIGN_IN_LIMIT: '1000',
    MAIL_LIMIT: '1000',
    ORDER_LIMIT: '1000',
    ARCHIVE_LIMIT: '1000',
    UNCONFIRMED_LIMIT: '100000',
    WEB_ROOT: 'dist/no-such-folder/web',
    ...env,
  });
  const lines: string[] = [];
  const sink = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()));
  const deps = { ...createDeps(settings, pino({ level: settings.LOG_LEVEL }, sink)), ...overrides };
  const gateway = await buildGateway(deps);
  const server = createHttpServer(gateway.app);
  const url = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  return {
    url,
    ask: (query, variables = {}, asked = {}) => ask(url, { query, variables }, asked),
    get: (path, headers = {}) => fetch(new URL(path, url), { headers, redirect: 'manual' }),
    logged: () => lines.join(''),
    async stop() {
      server.closeAllConnections();
      server.close();
      await gateway.close();
      await closeDeps(deps);
    },
  };
}

export async function ask<Data = Selected>(
  url: string,
  body: object,
  { token, headers }: Asked,
): Promise<Answer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const { data = null, errors = [] } = await response.json();
  return { status: response.status, headers: response.headers, data, errors };
}

import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { buildGateway } from '../app';
import { closeDeps, createDeps, type GatewayDeps } from '../deps';
import { readEnv } from '../env';
import { createHttpServer, listen } from '../listen';

export interface Asked {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read from an answer what they expect; a wrong expectation fails the test, not the compiler.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of each query
  readonly data: any;
  readonly errors: readonly GraphqlError[];
}

interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly traceId: string; readonly retryAfter?: number };
}

/** The real gateway on a free port, in front of whatever answers at `vendorUrl`. */
export interface RunningGateway {
  readonly url: string;
  ask(query: string, variables?: Record<string, unknown>, asked?: Asked): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Everything logged so far. */
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
    SIGN_IN_LIMIT: '1000',
    ORDER_LIMIT: '1000',
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

/** Sends a GraphQL request as a browser's client would. */
export async function ask(url: string, body: object, { token, headers }: Asked): Promise<Answer> {
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

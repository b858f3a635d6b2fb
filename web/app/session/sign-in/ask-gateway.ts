import { graphqlPath } from '../../paths';

export interface Answer<TData> {
  data: TData | null;
  codes: string[];
}

/** The session state is unknown; carries the error codes of the answer, if there was one. */
export class OutageError extends Error {
  readonly codes: readonly string[];

  constructor(codes: readonly string[], options?: ErrorOptions) {
    super(codes.length > 0 ? codes.join() : 'The portal did not answer.', options);
    this.codes = codes;
  }
}

interface RawAnswer<TData> {
  data?: TData | null;
  errors?: { extensions?: { code?: string } }[];
}

const TIMEOUT_MS = 20_000;

/** Asks by plain `fetch`, before Apollo Client is loaded. Throws OutageError without a GraphQL answer. */
export async function askGateway<TData>(
  origin: string,
  token: string,
  query: string,
  variables: object,
): Promise<Answer<TData>> {
  try {
    const response = await fetch(new URL(graphqlPath, origin), {
      method: 'POST',
      credentials: 'same-origin',
      // Lets a sign-out complete when it is the page's last request.
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return toAnswer(await response.json());
  } catch (cause) {
    throw new OutageError([], { cause });
  }
}

function toAnswer<TData>(raw: RawAnswer<TData>): Answer<TData> {
  if (raw.data === undefined && raw.errors === undefined) throw new Error('Not a GraphQL answer.');
  const codes = (raw.errors ?? []).map((error) => error.extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  return { data: raw.data ?? null, codes };
}

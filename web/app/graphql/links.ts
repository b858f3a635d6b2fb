import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { type ASTVisitor, visit } from 'graphql';
import { defer, delay, from, map, mergeMap, type Observable, of, tap, timeout } from 'rxjs';
import type { EarlyAnswers } from '../first-reads/early-answers';
import { countMutation, mutationCount } from '../session/mutation-count';
import type { Session } from '../session/session';
import type { GatewayErrorCode } from './refusal';

export function isMutation({ query }: ApolloLink.Operation): boolean {
  const definition = getMainDefinition(query);
  return definition.kind === 'OperationDefinition' && definition.operation === 'mutation';
}

type Asked = Pick<Session, 'token' | 'tokenForRead' | 'fail' | 'lapse'>;

/** Refuses changes once the session is over; reads wait for the next sign-in and are repeated (D-111). */
export function sessionLink(session: Asked): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const send = (token: string) => {
      operation.setContext({ headers: { ...operation.getContext()['headers'], authorization: token } });
      return forward(operation);
    };
    if (isMutation(operation)) {
      const token = session.token();
      return send(token).pipe(
        tap((result) => {
          if (!isRefused(result)) return;
          if (isMade(result)) session.fail(token);
          else session.lapse(token);
        }),
      );
    }
    const ask = (): Observable<ApolloLink.Result> =>
      defer(session.tokenForRead).pipe(
        mergeMap((token) => send(token).pipe(mergeMap((result) => answer(token, result)))),
      );
    const answer = (token: string, result: ApolloLink.Result) => {
      if (!isRefused(result)) return of(result);
      session.fail(token);
      return ask();
    };
    return ask();
  });
}

/** Errors below a mutation's field mean that only reading the result was refused: the change was made. */
function isMade({ errors = [] }: ApolloLink.Result): boolean {
  return errors.every(({ path = [] }) => path.length > 1);
}

/** Detects a signed-out session: an UNAUTHENTICATED error, or a null `viewer` without errors. */
function isRefused({ data, errors }: ApolloLink.Result): boolean {
  if (errors) return errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  return data?.['viewer'] === null;
}

/** Repeats a read that overlapped a change, answered or not: the read may be older than the change. */
export function repeatStaleReadsLink(session: object): ApolloLink {
  const note = () => countMutation(session);
  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) return forward(operation).pipe(tap({ next: note, error: note }));
    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = mutationCount(session);
        return forward(operation).pipe(
          mergeMap((result) => (mutationCount(session) === before ? of(result) : ask())),
        );
      });
    return ask();
  });
}

/**
 * Treats an answered change as settled even if its result could not be read: the unread parts are dropped
 * from the answer and read again.
 */
export function partialMutationsLink(readAgain: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!isMutation(operation)) return forward(operation);
    return forward(operation).pipe(
      map((result) => {
        const answered = withoutUnread(result);
        if (answered === null) return result;
        readAgain();
        return answered;
      }),
    );
  });
}

/** Longer than the gateway waits for several calls to the vendor service in a row. */
const ANSWER_MS = 120_000;

/** A dead connection reports an error only after a quarter of an hour, or never. */
export const timeoutLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(timeout(ANSWER_MS)),
);

/** Context of a change whose caller checks its outcome itself. */
export const CHECKS_OUTCOME = { checksOutcome: true } as const;

/** A change without an answer may have been made: reads the page again, so that the customer can see. */
export function lostMutationsLink(readAgain: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!isMutation(operation) || operation.getContext()['checksOutcome']) return forward(operation);
    return forward(operation).pipe(
      tap({ next: (result) => isOutage(result) && readAgain(), error: readAgain }),
    );
  });
}

const OUTAGES: readonly unknown[] = [
  'VENDOR_UNAVAILABLE',
  'VENDOR_TIMEOUT',
  'VENDOR_INVALID_RESPONSE',
  'INTERNAL_SERVER_ERROR',
] satisfies GatewayErrorCode[];

function isOutage({ errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ extensions }) => OUTAGES.includes(extensions?.['code']));
}

/** Drops fields that could not be read; null if there are none, or no answer. Any may be null (D-111). */
function withoutUnread({ data, errors = [] }: ApolloLink.Result): ApolloLink.Result | null {
  if (!data || errors.length === 0) return null;
  const answers: Record<string, unknown> = { ...data };
  for (const { path = [] } of errors) {
    const [field = '', part] = path;
    const answer = answers[field];
    if (part === undefined || typeof answer !== 'object' || answer === null) return null;
    answers[field] = { ...answer, [part]: null };
  }
  return { data: answers };
}

/** For lists that may show entries with missing details, but need the list itself. */
export const WITHOUT_DETAILS = { errorPolicy: 'all', context: { listsAreWhole: true } } as const;

/** Nulls of a failed answer would overwrite cached values (D-125). */
export const discardFailedDataLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isUseless = operation.getContext()['listsAreWhole'] ? lacksMoreThanDetails : isEmptyAnswer;
      return isUseless(result) ? { ...result, data: null } : result;
    }),
  ),
);

function isEmptyAnswer({ data, errors }: ApolloLink.Result): boolean {
  return errors !== undefined && Object.values(data ?? {}).every((field) => field === null);
}

function lacksMoreThanDetails({ errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ path = [] }) => !path.some((step) => typeof step === 'number'));
}

/** For uncached queries, which need no type names: a quarter of a large answer. */
export const WITHOUT_TYPENAMES = { withoutTypenames: true } as const;

export const typenamesLink = new ApolloLink((operation, forward) => {
  if (operation.getContext()['withoutTypenames'])
    operation.query = visit(operation.query, LEAVE_OUT_TYPENAMES);
  return forward(operation);
});

const LEAVE_OUT_TYPENAMES: ASTVisitor = {
  Field: ({ name }) => (name.value === '__typename' ? null : undefined),
};

/**
 * Answers a read that was sent before this client existed with its early answer, once. Each is delivered
 * separately, so that the page can respond in between.
 */
export function prefetchedAnswersLink(early: EarlyAnswers): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) early.forget();
    const { headers } = operation.getContext();
    const answer = early.take(headers?.['authorization'], operation.operationName, operation.variables);
    if (answer === undefined) return forward(operation);
    return from(answer).pipe(
      delay(0),
      mergeMap((data) => (data ? of({ data }) : forward(operation))),
    );
  });
}

import { type ExecutionResult, Kind, type OperationDefinitionNode } from 'graphql';
import type { CachedAnswer } from '../loads/answer-cache';
import { SOURCE_CALLS, type Sources } from '../loads/sources';
import type { Operation } from './compiled-execution';
import { perDocument } from './per-document';

export type Run = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult;

export interface AnswerReuse {
  /** Cached answer, which is sent as it is. */
  found: CachedAnswer | null;
  toKeep: { readonly key: string; readonly sources: Sources } | null;
}

const LONGEST_VARIABLES = 4_000;

/**
 * Reuses a session's answer to the same query while all its sources are unchanged, which the vendor confirms
 * each time. Only queries of `viewer` are cached, since their answers depend on nothing else.
 */
export function reusingAnswers(run: Run): Run {
  let last = 0;
  const numberOf = perDocument(() => {
    last += 1;
    return last;
  });
  return async (operation) => {
    const { contextValue: context, document, operationName } = operation;
    if (!isAboutViewer(operation.operation) || context.session.key === '') return run(operation);
    const variables = textOf(operation.variables);
    if (variables === null || variables.length > LONGEST_VARIABLES) return run(operation);
    const key = [context.session.key, numberOf(document), operationName ?? '', variables].join('\n');
    const kept = context.answers.find(key);
    if (kept && (await context.loads.areCurrent(kept.sources))) {
      context.reuse.found = kept;
      return { data: {} };
    }
    const result = await run(operation);
    const sources = context.loads.sources();
    const restsOnSources = context.vendorCalls.every((call) => SOURCE_CALLS.has(call));
    if (!result.errors && restsOnSources && sources.get('profile'))
      context.reuse.toKeep = { key, sources: new Map(sources) };
    return result;
  };
}

/** Null if the variables are nested too deep for a text; they are refused once they are read. */
function textOf(variables: Operation['variables'] = {}): string | null {
  try {
    return JSON.stringify(variables);
  } catch {
    return null;
  }
}

/** Makes mutations read the vendor's current state instead of a cached one. */
export function refreshingForMutations(run: Run): Run {
  return (operation) => {
    if (operation.operation?.operation === 'mutation') operation.contextValue.loads.askAgain();
    return run(operation);
  };
}

function isAboutViewer(operation: OperationDefinitionNode | null | undefined): boolean {
  return (
    operation?.operation === 'query' &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && selection.name.value === 'viewer',
    )
  );
}

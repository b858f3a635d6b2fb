import type { DocumentNode } from 'graphql';

/** Asks only once for each document; Apollo caches documents, so answers are cached with them. */
export function perDocument<Answer>(
  ask: (document: DocumentNode) => Answer,
): (document: DocumentNode) => Answer {
  const known = new WeakMap<DocumentNode, { readonly answer: Answer }>();
  return (document) => {
    const found = known.get(document);
    if (found) return found.answer;
    const answer = ask(document);
    known.set(document, { answer });
    return answer;
  };
}

import type { PriceChange } from './changes-dialog';

export interface Fact {
  key: string;
  what: string;
  text: string;
}

export function changedFacts(before: readonly Fact[], after: readonly Fact[]): PriceChange[] {
  const [old, now] = [before, after].map((facts) => new Map(facts.map((fact) => [fact.key, fact])));
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  return keys
    .map((key) => ({ key, was: old?.get(key), is: now?.get(key) }))
    .filter(({ was, is }) => was?.text !== is?.text)
    .map(({ key, was, is }) => ({
      key,
      what: (is ?? was)?.what ?? '',
      why: null,
      before: was?.text ?? null,
      after: is?.text ?? null,
    }));
}

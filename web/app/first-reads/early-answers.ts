import { EARLY_TEXTS } from '../early-texts.generated';
import { askGateway } from '../session/sign-in/ask-gateway';

type Data = Record<string, unknown>;

export interface FirstRead {
  readonly name: keyof typeof EARLY_TEXTS;
  readonly variables: Data;
}

/** Older answers are stale. */
const KEPT_MS = 20_000;

/** Answers to reads sent while the screen's code loads; each is returned once, to its own session. */
export class EarlyAnswers {
  readonly #kept = new Map<string, Promise<Data | null>>();
  #askedAt = Number.NEGATIVE_INFINITY;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  ask(token: string, reads: readonly FirstRead[]): void {
    for (const { name, variables } of reads) {
      const key = keyOf(token, name, variables);
      if (this.#kept.has(key)) continue;
      this.#askedAt = performance.now();
      const answer = askGateway<Data>(this.#origin, token, EARLY_TEXTS[name], variables);
      // Partial answers are dropped; the screen asks again.
      const whole = answer.then(
        ({ data, codes }) => (codes.length === 0 ? data : null),
        () => null,
      );
      this.#kept.set(key, whole);
    }
  }

  /** Returns the answer, perhaps pending, or null if it failed; undefined if the query was not sent early. */
  take(token: string, name: string | undefined, variables: object): Promise<Data | null> | undefined {
    if (performance.now() - this.#askedAt > KEPT_MS) this.forget();
    // Variables may hold a long list of people: serialize them only when something is kept.
    if (this.#kept.size === 0) return undefined;
    const key = keyOf(token, name, variables);
    const answer = this.#kept.get(key);
    this.#kept.delete(key);
    return answer;
  }

  /** Drops all answers; a change may have made them stale. */
  forget(): void {
    this.#kept.clear();
  }
}

const keyOf = (token: string, name: string | undefined, variables: object) =>
  JSON.stringify([token, name, variables]);

import { EARLY_TEXTS } from '../early-texts.generated';
import { askGateway } from '../session/sign-in/ask-gateway';

type Data = Record<string, unknown>;

export interface FirstRead {
  readonly name: keyof typeof EARLY_TEXTS;
  readonly variables: Data;
}

/** Older answers are not taken for current. */
const KEPT_MS = 20_000;

/** Answers to what is asked while the code of the screen is still on its way, each given once and to its session alone. */
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
      // What is not wholly answered is asked again by whoever needs it.
      const whole = answer.then(
        ({ data, codes }) => (codes.length === 0 ? data : null),
        () => null,
      );
      this.#kept.set(key, whole);
    }
  }

  /** The answer, which may be on its way still and is null where none came; undefined for what was not asked. */
  take(token: string, name: string | undefined, variables: object): Promise<Data | null> | undefined {
    if (performance.now() - this.#askedAt > KEPT_MS) this.forget();
    // Variables can be as long as a list of people: they are written out only where there is something to find.
    if (this.#kept.size === 0) return undefined;
    const key = keyOf(token, name, variables);
    const answer = this.#kept.get(key);
    this.#kept.delete(key);
    return answer;
  }

  /** After a change they may be wrong. */
  forget(): void {
    this.#kept.clear();
  }
}

const keyOf = (token: string, name: string | undefined, variables: object) =>
  JSON.stringify([token, name, variables]);

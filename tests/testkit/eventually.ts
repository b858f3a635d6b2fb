import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is there; fails with the last answer when that takes too long. */
export async function eventually<T>(
  question: () => Promise<T>,
  isEnough: (answer: T) => boolean,
  withinMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await question();
    if (isEnough(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)} after ${withinMs} ms.`);
    await sleep(200);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats a question until its answer suffices; fails with the last answer after the timeout. */
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

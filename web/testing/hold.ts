import { vi } from 'vitest';
import { Waiting } from '../app/session/waiting';

interface Held {
  /** Resolves when the request is on its way; if it is the answer that is held, when the servers have given it. */
  readonly reached: Promise<void>;
  /** Lets it go on, as a slow network does in the end. */
  readonly release: () => void;
}

/** Holds the next request whose address or body has `part` in it, before the servers see it. */
export function holdRequest(part: string): Held {
  return hold(part, (send, held) => held().then(send));
}

/** Holds the answer to the next request whose address or body has `part` in it: the servers have carried it out by then. */
export function holdAnswer(part: string): Held {
  return hold(part, async (send, held) => {
    const answer = await send();
    await held();
    return answer;
  });
}

function hold(
  part: string,
  carry: (send: () => Promise<Response>, held: () => Promise<void>) => Promise<Response>,
): Held {
  const real = window.fetch;
  const [reached, released] = [new Waiting(), new Waiting()];
  const isReached = reached.turn();
  const isReleased = released.turn();
  const held = () => {
    reached.release();
    return isReleased;
  };
  let isNext = true;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (!isNext || !`${input} ${init?.body ?? ''}`.includes(part)) return real(input, init);
    isNext = false;
    return carry(() => real(input, init), held);
  });
  return { reached: isReached, release: () => released.release() };
}

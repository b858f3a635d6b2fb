import { vi } from 'vitest';
import { Waiting } from '../app/session/waiting';

interface Held {
  /** Resolves when the request has been sent, or, if its answer is held, answered. */
  readonly reached: Promise<void>;
  readonly release: () => void;
}

/** Holds the next request whose address or body contains `part`. */
export function holdRequest(part: string): Held {
  return hold(part, (send, held) => held().then(send));
}

/** Holds all requests whose address or body contains `part`. */
export function holdRequests(part: string): Held {
  return hold(part, (send, held) => held().then(send), Number.POSITIVE_INFINITY);
}

/** Holds queries of an order's outcome, which may be answered immediately. */
export function holdOutcome(): Held {
  return holdRequests('"operationName":"OrderStatus"');
}

/** Holds the answer to the next request with `part` in its address or body, after it was processed. */
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
  count = 1,
): Held {
  const real = fetchSoFar();
  const [reached, released] = [new Waiting(), new Waiting()];
  const isReached = reached.turn();
  const isReleased = released.turn();
  const held = () => {
    reached.release();
    return isReleased;
  };
  let left = count;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (left === 0 || !`${input} ${init?.body ?? ''}`.includes(part)) return real(input, init);
    left -= 1;
    return carry(() => real(input, init), held);
  });
  return { reached: isReached, release: () => released.release() };
}

/** A test may spy on `fetch` besides holding requests. */
function fetchSoFar(): typeof window.fetch {
  const { fetch } = window;
  return (vi.isMockFunction(fetch) && fetch.getMockImplementation()) || fetch;
}

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

/** Holds all requests whose address or body has `part` in it. */
export function holdRequests(part: string): Held {
  return hold(part, (send, held) => held().then(send), Number.POSITIVE_INFINITY);
}

/** Holds what asks how an order has come out: the answer may be there at once. */
export function holdOutcome(): Held {
  return holdRequests('"operationName":"OrderStatus"');
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

/** A test that does something else with requests beside holding some spies on the same function. */
function fetchSoFar(): typeof window.fetch {
  const { fetch } = window;
  return (vi.isMockFunction(fetch) && fetch.getMockImplementation()) || fetch;
}

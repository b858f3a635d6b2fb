const underWay = new Set<Promise<unknown>>();

/** Counts requests of all pages, beneath a test's own spies, until the returned function is called. */
export function countRequests(): () => void {
  const { fetch } = window;
  window.fetch = (...request) => {
    const answer = fetch(...request);
    const over = answer.then(
      () => undefined,
      () => undefined,
    );
    underWay.add(over);
    void over.then(() => underWay.delete(over));
    return answer;
  };
  return () => {
    window.fetch = fetch;
  };
}

/** Resolves when no request is under way and the last answer has been handled. */
export async function requestsOver(): Promise<void> {
  do {
    await Promise.all(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
}

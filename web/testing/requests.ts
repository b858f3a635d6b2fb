const underWay = new Set<Promise<unknown>>();

/** Counts the requests of all pages, below whatever a test puts before them, until the returned function is called. */
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

/** Resolves when no request is under way and what came of the last one has been seen to. */
export async function requestsOver(): Promise<void> {
  do {
    await Promise.all(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
}

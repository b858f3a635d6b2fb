import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Proxy of the captcha verifier that can run work before a verification, by when the order is priced. */
export interface PausingCaptcha {
  readonly url: string;
  /** URL of the verifier. */
  passOnTo(verifyUrl: string): void;
  /** Runs `work` before the next proof is verified. */
  beforeNext(work: () => Promise<unknown>): void;
  stop(): Promise<void>;
}

export async function pauseBeforeCaptcha(): Promise<PausingCaptcha> {
  let target = '';
  let waiting: (() => Promise<unknown>) | null = null;
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    const work = waiting;
    waiting = null;
    await work?.();
    const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
    const answer = await fetch(target, { method: 'POST', headers, body });
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    passOnTo(verifyUrl) {
      target = verifyUrl;
    },
    beforeNext(work) {
      waiting = work;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

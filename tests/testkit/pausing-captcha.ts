import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type LocalServer, listenLocally } from './local-server';

/** Proxy of the captcha verifier that can run work before a verification, by when the order is priced. */
export interface PausingCaptcha extends LocalServer {
  /** URL of the verifier. */
  passOnTo(verifyUrl: string): void;
  /** Runs `work` before the next proof is verified. */
  beforeNext(work: () => Promise<unknown>): void;
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
  });
  return {
    ...(await listenLocally(server)),
    passOnTo(verifyUrl) {
      target = verifyUrl;
    },
    beforeNext(work) {
      waiting = work;
    },
  };
}

import { Pool } from 'undici';
import { startGateway } from '../../../gateway/testkit/start-gateway';
import { keepsWhatHolds } from './keeps-nothing';
import type { Answers } from './make-answers';
import type { MadeOperation } from './make-document';
import { readSeen, type Seen } from './seen';
import { SETTINGS, VENDOR_URL } from './settings';
import { createStandIn } from './stand-in-vendor';

/** The real gateway over HTTP; its caches live from one request to the next. */
export interface GatewayWay {
  ask(asked: MadeOperation, answers: Answers, token: string): Promise<Seen>;
  stop(): Promise<void>;
}

export async function openGateway(answers: Answers): Promise<GatewayWay> {
  const vendor = createStandIn(answers);
  const gateway = await startGateway({
    vendorUrl: VENDOR_URL,
    env: SETTINGS,
    overrides: keepsWhatHolds(vendor),
  });
  const pool = new Pool(gateway.url, { connections: 1 });
  return {
    async ask({ text, operationName, variables }, now, token) {
      vendor.answers = now;
      vendor.writes.length = 0;
      const { body } = await pool.request({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: token },
        body: JSON.stringify({ query: text, operationName, variables }),
      });
      return readSeen(await body.json(), vendor.writes);
    },
    async stop() {
      await pool.close();
      await gateway.stop();
    },
  };
}

import { type Shop, startShop } from '#tests/testkit/start-shop';
import { type RunningGateway, startGateway } from './start-gateway';

/** The real gateway in front of the real vendor service, in front of the real sandbox. */
export interface Portal {
  readonly shop: Shop;
  readonly gateway: RunningGateway;
  /** `GET /user/getUserProfile` and so on: what reached the vendor while `work` ran, by the vendor's own log. */
  vendorCalls(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts all of it; the settings are those of the gateway and of the vendor service. */
export async function startPortal(
  env: Record<string, string> = {},
  vendorEnv: Record<string, string> = {},
): Promise<Portal> {
  const shop = await startShop('PGlite', vendorEnv);
  const gateway = await startGateway({
    vendorUrl: shop.vendor.url,
    env: { SANDBOX_URL: shop.sandbox.payments.url, ...env },
  });
  return {
    shop,
    gateway,
    async vendorCalls(work) {
      const before = shop.vendor.logged().length;
      await work();
      return requestsIn(shop.vendor.logged().slice(before));
    },
    async stop() {
      await gateway.stop();
      await shop.stop();
    },
  };
}

function requestsIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line): { method: string; path: string } => JSON.parse(line))
    .map(({ method, path }) => `${method} ${path}`);
}

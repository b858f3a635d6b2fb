import { type Shop, startShop } from '#tests/testkit/start-shop';
import { type RunningGateway, startGateway } from './start-gateway';

/** Real gateway, vendor service and sandbox. */
export interface Portal {
  readonly shop: Shop;
  readonly gateway: RunningGateway;
  /** Returns the vendor calls made by `work`, such as `GET /user/getUserProfile`, from the vendor's log. */
  vendorCalls(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts the portal with settings of the gateway and the vendor service. */
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

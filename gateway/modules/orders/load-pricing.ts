import type { Pricing } from '#domain/store/prices/priced-line';
import type { GatewayContext } from '../../context';

/** What every price follows from, as the vendor has it now. */
export async function loadPricing({ loads }: GatewayContext): Promise<Pricing> {
  const [priceList, { coupons }, today] = await Promise.all([loads.prices(), loads.coupons(), loads.today()]);
  return { priceList, coupons, today };
}

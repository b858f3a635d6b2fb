import type { Pricing } from '#domain/store/prices/priced-line';
import type { GatewayContext } from '../../context';

/** Current list prices, coupons and date of the vendor, from which every price follows. */
export async function loadPricing({ loads }: GatewayContext): Promise<Pricing> {
  const [priceList, { coupons }, today] = await Promise.all([loads.prices(), loads.coupons(), loads.today()]);
  return { priceList, coupons, today };
}

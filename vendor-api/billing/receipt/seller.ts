import type { VendorEnv } from '../../env';

/** Who sells, as printed on receipts. */
export interface Seller {
  readonly name: string;
  /** Address and whatever else stands below the name. */
  readonly lines: readonly string[];
  /** Empty when there is none. */
  readonly vatId: string;
}

export type SellerSettings = Pick<VendorEnv, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_VAT_ID'>;

export function sellerOf({ SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_ID }: SellerSettings): Seller {
  return { name: SELLER_NAME, lines: SELLER_ADDRESS, vatId: SELLER_VAT_ID };
}

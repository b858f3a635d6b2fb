import { termOfProduct } from '#domain/licenses/product-code';
import type { TermCode } from '#domain/terms/term-code';
import type { PricedLine } from '../../billing/priced-line';

/** What of an order goes on for one term, up to one day. */
export interface OrderPart {
  readonly termCode: TermCode;
  /** The last covered day. */
  readonly expireDate: string;
  /** It ends then instead of being billed again. */
  readonly isPurchaseOrder: boolean;
  readonly products: readonly OrderedProduct[];
}

export interface OrderedProduct {
  readonly productName: string;
  readonly quantity: number;
}

interface RenewedTerm {
  readonly termCode: TermCode;
  readonly expireDate: string;
}

/** What goes on for each term of a renewal, which its lines tell by their product codes (D-114). */
export function partsOfRenewal(
  terms: readonly RenewedTerm[],
  { lines }: { readonly lines: readonly PricedLine[] },
): OrderPart[] {
  return terms.map((term) => ({
    ...term,
    isPurchaseOrder: false,
    products: lines.filter((line) => termOf(line) === term.termCode),
  }));
}

function termOf({ licenseType, productCode }: PricedLine): TermCode | null {
  return productCode === null ? null : termOfProduct(licenseType, productCode);
}

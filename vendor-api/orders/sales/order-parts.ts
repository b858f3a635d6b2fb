import { termOfProduct } from '#domain/licenses/product-code';
import type { TermCode } from '#domain/terms/term-code';
import type { PricedLine } from '../../billing/priced-line';

export interface OrderPart {
  readonly termCode: TermCode;
  readonly expireDate: string;
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

/** Lines show their term by product code (D-114). */
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

import { termOfProduct } from '#domain/licenses/product-code';
import { sumCents } from '#domain/money/cents';
import type { PricedLine as DomainLine } from '#domain/store/prices/priced-line';
import type { TermCode } from '#domain/terms/term-code';
import type { PricedLine } from '../../billing/priced-line';

export function snapshotLine(line: DomainLine): PricedLine {
  return {
    licenseType: line.licenseType,
    productCode: line.productCode,
    productName: line.product,
    quantity: line.quantity,
    unitCents: line.normalItemPrice,
    adjustmentCents: line.perItemSubscriptionAdj,
    discountCents: sumCents(line.appliedCoupons.map(({ totalDisc }) => totalDisc)),
    amountCents: line.total,
    derivation: line.derivation.map(snapshotStep),
    coupons: line.appliedCoupons.map(({ couponId, description, qty, discPerItem, totalDisc }) => ({
      couponId,
      description,
      quantity: qty,
      discountEachCents: discPerItem,
      discountCents: totalDisc,
    })),
  };
}

export function snapshotStep({ perItem, amount, ...step }: DomainLine['derivation'][number]) {
  return { ...step, eachCents: perItem, amountCents: amount };
}

export function quantityOf(
  lines: readonly { readonly licenseType: number; readonly quantity: number }[],
  ...licenseTypes: readonly number[]
): number {
  return lines
    .filter(({ licenseType }) => licenseTypes.includes(licenseType))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export interface OrderPart {
  readonly termCode: TermCode;
  readonly expireDate: string;
  readonly isPurchaseOrder: boolean;
  /** The part ends on that day instead of being billed again. */
  readonly endsThen: boolean;
  readonly products: readonly OrderedProduct[];
}

interface OrderedProduct {
  readonly productName: string;
  readonly quantity: number;
}

export interface RenewedTerm extends Pick<OrderPart, 'termCode' | 'expireDate'> {
  readonly endsThen?: boolean;
}

/** The term of a line follows from its product code (D-114). */
export function partsOfRenewal(
  terms: readonly RenewedTerm[],
  { lines }: { readonly lines: readonly PricedLine[] },
): OrderPart[] {
  return terms.map((term) => ({
    endsThen: false,
    ...term,
    isPurchaseOrder: false,
    products: lines.filter((line) => termOf(line) === term.termCode),
  }));
}

function termOf({ licenseType, productCode }: PricedLine): TermCode | null {
  return productCode === null ? null : termOfProduct(licenseType, productCode);
}

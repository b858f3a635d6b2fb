import { displayName } from '#domain/licenses/display-name';
import { termOfProduct } from '#domain/licenses/product-code';
import type { TermCode } from '#domain/terms/term-code';
import type { PricedLine } from '../lines/priced-line';
import type { ChangeSnapshot } from '../order-snapshot';

/** What of an order goes on for one term, up to one day. */
export interface OrderPart {
  readonly termCode: TermCode;
  /** The last covered day. */
  readonly expireDate: string;
  /** It ends then instead of being billed again. */
  readonly isPurchaseOrder: boolean;
  readonly products: readonly OrderedProduct[];
}

interface OrderedProduct {
  readonly productName: string;
  readonly quantity: number;
}

/** What is changed now, by the term and the day that the groups have. */
export function partsOfChange({ groups }: Pick<ChangeSnapshot, 'groups'>): OrderPart[] {
  const parts = groups.flatMap(({ units, expireDate, isPurchaseOrder = false }) =>
    units
      .filter(({ effect }) => effect === 'NOW')
      .map(({ termCode, licenseType, quantity }) => ({
        termCode,
        expireDate,
        isPurchaseOrder,
        products: [{ productName: displayName(licenseType), quantity }],
      })),
  );
  return joinAlike(parts);
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

function joinAlike(parts: readonly OrderPart[]): OrderPart[] {
  const joined = new Map<string, OrderPart>();
  for (const part of parts) {
    const key = `${part.termCode} ${part.expireDate} ${part.isPurchaseOrder}`;
    const before = joined.get(key)?.products ?? [];
    joined.set(key, { ...part, products: joinProducts([...before, ...part.products]) });
  }
  return [...joined.values()];
}

function joinProducts(products: readonly OrderedProduct[]): OrderedProduct[] {
  const quantities = new Map<string, number>();
  for (const { productName, quantity } of products)
    quantities.set(productName, (quantities.get(productName) ?? 0) + quantity);
  return [...quantities].map(([productName, quantity]) => ({ productName, quantity }));
}

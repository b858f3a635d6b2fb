import { sql } from 'drizzle-orm';
import type { PricedFigures } from '#domain/testkit/priced-figures';
import type { Verdict } from './verdict';
import type { World, WorldCustomer } from './world';

/** A sale in the database, with the figures that the oracle knows. */
export interface RecordedSale {
  readonly total: number;
  readonly term: number;
  readonly userId: string;
  readonly groupId: string;
  readonly groupKind: string;
  readonly expireDate: string;
  readonly lines: readonly {
    readonly code: number;
    readonly licenseType: number;
    readonly quantity: number;
    readonly price: number;
    readonly adjustment: number;
    readonly discount: number;
    readonly total: number;
  }[];
}

/** Reads the sale with an order number; null if there is none. */
export async function recordedSale(
  { shop }: Pick<World, 'shop'>,
  orderNumber: string,
): Promise<RecordedSale | null> {
  const { db } = shop.vendor.deps;
  const sales = await db.execute<{
    total: string;
    term: number;
    userId: string;
    groupId: string;
    groupKind: string;
    expireDate: string;
  }>(
    sql`select total_cents as total, term_code as term, user_id as "userId", s.id as "groupId", s.kind as "groupKind",
          to_char(s.expire_date, 'YYYY-MM-DD') as "expireDate"
        from purchases p join subscriptions s on s.id = p.subscription_id where p.id = ${orderNumber}`,
  );
  const [sale] = sales.rows;
  if (!sale) return null;
  const lines = await db.execute<Record<string, string>>(
    sql`select product_code as code, license_type as type, quantity, unit_cents as price, adjustment_cents as adjustment,
          discount_cents as discount, amount_cents as total
        from sale_lines where purchase_id = ${orderNumber} order by position`,
  );
  return {
    ...sale,
    total: Number(sale.total),
    lines: lines.rows.map((line) => ({
      code: Number(line['code']),
      licenseType: Number(line['type']),
      quantity: Number(line['quantity']),
      price: Number(line['price']),
      adjustment: Number(line['adjustment']),
      discount: Number(line['discount']),
      total: Number(line['total']),
    })),
  };
}

/** The sale that a verdict demands; the id of a new group is unpredictable. */
export function expectedSale(
  { cart, group, figures }: Verdict & { readonly isSold: true },
  { user }: Pick<WorldCustomer, 'user'>,
  newGroupId: string,
): RecordedSale {
  return {
    total: figures.total,
    term: figures.term,
    userId: user.id,
    groupId: group?.id ?? newGroupId,
    groupKind: cart.kind === 'cloud' ? cart.plan : cart.kind,
    expireDate: figures.expireDate,
    lines: figures.lines.map(({ coupons, ...line }) => ({ ...line, discount: discountOf({ coupons }) })),
  };
}

function discountOf({ coupons }: Pick<PricedFigures['lines'][number], 'coupons'>): number {
  return coupons.reduce((sum, { qty, each }) => sum + qty * each, 0);
}

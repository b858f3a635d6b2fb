import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import { type RenewalRun, runRenewals } from '../../renewals/run-renewals';
import { STORY_HOST } from './start-story';

const MOST_TERMS = 40;

/** Returns the customer of a story by the id in the browser's cookie; null for any other customer. */
export async function storyCustomer({ db }: Pick<VendorDeps, 'db'>, id: string) {
  const isOfStory = and(eq(users.id, id), like(users.email, `%@${STORY_HOST}`));
  const [found] = await db.select({ id: users.id, email: users.email }).from(users).where(isOfStory);
  return found ?? null;
}

/** Moves one customer's dates `days` back and renews the groups that are due by then. */
export async function advanceDays(
  deps: VendorDeps,
  { userId, days }: { readonly userId: string; readonly days: number },
  signal: AbortSignal,
): Promise<RenewalRun> {
  await moveBack(deps, userId, days);
  const total: RenewalRun = { renewed: 0, declined: 0, ended: 0, open: 0 };
  for (let term = 0; term < MOST_TERMS; term += 1) {
    const run = await runRenewals(deps, { asOf: deps.clock.today(), ownerId: userId }, signal);
    total.renewed += run.renewed;
    total.declined += run.declined;
    total.ended += run.ended;
    total.open = run.open;
    if (run.renewed === 0) break;
  }
  return total;
}

async function moveBack({ db }: Pick<VendorDeps, 'db'>, userId: string, days: number): Promise<void> {
  const by = sql`${days}::integer`;
  const since = sql`make_interval(days => ${by})`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update subscriptions set start_date = start_date - ${by}, expire_date = expire_date - ${by},
        purchase_date = purchase_date - ${by}, pending_date = pending_date - ${by},
        first_failed_payment_date = first_failed_payment_date - ${by},
        failed_payment = case when failed_payment is null then null else jsonb_set(failed_payment, '{date}',
          to_jsonb(((failed_payment ->> 'date')::date - ${by})::text)) end
      where owner_id = ${userId}`);
    await tx.execute(sql`
      update seats set start_date = start_date - ${by}, expire_date = expire_date - ${by},
        purchase_date = purchase_date - ${by}
      where owner_id = ${userId}`);
    await tx.execute(sql`update coupons set end_date = end_date - ${by} where user_id = ${userId}`);
    await tx.execute(sql`
      update purchases set purchased_on = purchased_on - ${by}, purchased_at = purchased_at - ${since},
        confirmation = confirmation || ${endMovedBack(sql`confirmation`, by)} || case
          when confirmation -> 'parts' is null then '{}'::jsonb
          else jsonb_build_object('parts', (
            select jsonb_agg(part || ${endMovedBack(sql`part`, by)} order by position)
            from jsonb_array_elements(confirmation -> 'parts') with ordinality as each (part, position))) end
      where user_id = ${userId}`);
    await tx.execute(sql`update activities set at = at - ${since} where owner_id = ${userId}`);
  });
}

/** The field to write into a confirmation, or a part of one, which need not have an end. */
function endMovedBack(document: SQL, by: SQL): SQL {
  const end = sql`${document} ->> 'newExpireDate'`;
  return sql`case when ${end} is null then '{}'::jsonb
    else jsonb_build_object('newExpireDate', ((${end})::date - ${by})::text) end`;
}

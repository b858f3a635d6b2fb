import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { addDays } from '#domain/calendar/calendar-date';
import { noteActivity, noteSeats } from '../activity/note-activity';
import { seats } from '../db/schema/licenses';
import type { Story } from './customer';
import { MAX } from './diana';

export async function addActivity({ db, today }: Story, owner: { id: string; email: string }): Promise<void> {
  await db.execute(sql`
    insert into activities (at, kind, owner_id, actor, subscription_id, contents)
    select p.purchased_at, case p.kind when 'renewal' then 'renewed' when 'upgrade' then 'upgraded' else 'bought' end,
      p.user_id, case p.kind when 'renewal' then null else u.email end, p.subscription_id,
      (select string_agg(l.quantity || ' × ' || l.product_name, ', ' order by l.position)
        from sale_lines l where l.purchase_id = p.id)
    from purchases p join users u on u.id = p.user_id order by p.purchased_at, p.id`);
  const lately = (days: number, hour: string) => new Date(`${addDays(today, -days)}T${hour}:24:00Z`);
  const used = await db
    .select({ id: seats.id, ownerId: seats.ownerId, assignedTo: seats.assignedTo })
    .from(seats)
    .where(and(eq(seats.ownerId, owner.id), isNotNull(seats.assignedTo)))
    .orderBy(asc(seats.id))
    .limit(3);
  const taken = used.map((seat) => ({ seat, after: seat.assignedTo === null ? [] : [seat.assignedTo] }));
  await noteSeats(db, lately(2, '09'), owner, 'assigned', taken);
  await noteSeats(
    db,
    lately(1, '14'),
    owner,
    'managersChanged',
    taken.slice(1).map(({ seat }) => ({ seat, before: [MAX] })),
  );
  await noteActivity(
    db,
    lately(1, '16'),
    { email: 'sam@support.example', agent: 'sam@support.example' },
    {
      kind: 'visited',
      ownerId: owner.id,
      contents: 'Asked for help with a purchase order',
    },
  );
}

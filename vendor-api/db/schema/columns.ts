import { bigint, date, type PgColumn, text, timestamp, type UpdateDeleteAction } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const day = (name: string) => date(name, { mode: 'string' });
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const reference = (name: string, to: () => PgColumn, onDelete?: UpdateDeleteAction) =>
  text(name)
    .notNull()
    .references(to, onDelete && { onDelete });

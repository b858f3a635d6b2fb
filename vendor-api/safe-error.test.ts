import { expect, it } from 'vitest';
import { bothDatabases, openTestDatabase } from '#tests/testkit/test-databases';
import { users } from './db/schema/account';
import { safeError } from './safe-error';

it.each(bothDatabases)('a failed query on %s is logged without its values', async (kind) => {
  const { db, close } = await openTestDatabase(kind);
  const values = { id: 'one', email: 'secret@lee.example', passwordHash: 'secret-hash' };
  await db.insert(users).values(values);
  const error: unknown = await db
    .insert(users)
    .values({ ...values, id: 'two' })
    .then(
      () => null,
      (cause: unknown) => cause,
    );
  const logged = safeError(error);
  expect(logged.message).toContain('insert into "users"');
  expect(logged.cause).toMatchObject({ code: '23505' });
  expect(logged.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(logged)).not.toContain('secret');
  await close();
});

it('keeps message and cause of other errors', () => {
  const error = new TypeError('late', { cause: new Error('no answer') });
  expect(safeError(error)).toMatchObject({
    type: 'TypeError',
    message: 'late',
    cause: { message: 'no answer' },
  });
  expect(safeError('text')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});

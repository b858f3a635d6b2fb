import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, beforeTests, duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_TODAY, type TestUser } from '../../tests/testkit/start-vendor';
import { racedDatabases } from '../../tests/testkit/test-databases';
import { outboxMails } from '../db/schema/billing';
import { seatManagers, seats } from '../db/schema/licenses';
import { insertGroup, insertLicenses, type SeatSpec } from '../demo/builders';

const { Pro, Team } = LicenseType;

describe.each(racedDatabases)('changing many seats at once on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const stranger = beforeTests(() => vendor.user());
  const owner = beforeEachTest(() => vendor.user({ name: 'Diana Osei' }));

  async function give(specs: readonly SeatSpec[], kind: 'rp' | 'ase' = 'rp'): Promise<string[]> {
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const id = await insertGroup(vendor.deps.db, owner, { ...period, kind, seats: specs });
    const rows = await vendor.deps.db
      .select({ id: seats.id })
      .from(seats)
      .where(eq(seats.subscriptionId, id))
      .orderBy(asc(seats.ordinal));
    return rows.map((row) => row.id);
  }
  const post = (path: string, user: TestUser, fields: object) =>
    vendor.call(path, { token: user.token, json: { userEmail: user.email, userId: user.id, ...fields } });
  const seatRow = async (id: string) =>
    (await vendor.deps.db.select().from(seats).where(eq(seats.id, id)))[0];
  const managersOf = async (id: string) => {
    const rows = await vendor.deps.db.select().from(seatManagers).where(eq(seatManagers.seatId, id));
    return rows.map(({ email }) => email).toSorted();
  };

  describe('a note', () => {
    it('is written to one seat (REST-45)', async () => {
      const [seat = ''] = await give([{ licenseType: Pro }]);
      expect(await post('/user/singleeditnote', owner, { seat, note: '  Lisbon ' })).toMatchObject({
        status: 200,
        body: { success: true },
      });
      expect((await seatRow(seat))?.note).toBe('Lisbon');
    });

    it('is written to all seats, by their managers too, and taken away again (REST-46, SEAT-12)', async () => {
      const manager = await vendor.user();
      const ids = await give([
        { licenseType: Pro, managers: [manager.email], note: 'old' },
        { licenseType: Team, managers: [manager.email] },
      ]);
      await post('/user/multieditnote', manager, { seats: ids, note: 'Berlin' });
      expect(await Promise.all(ids.map(async (id) => (await seatRow(id))?.note))).toEqual([
        'Berlin',
        'Berlin',
      ]);
      await post('/user/multieditnote', owner, { seats: ids, note: '' });
      expect((await seatRow(ids[0] ?? ''))?.note).toBe('');
    });

    it('has at most 500 characters (D-68)', async () => {
      const ids = await give([{ licenseType: Pro, note: 'old' }]);
      const { body } = await post('/user/multieditnote', owner, { seats: ids, note: 'x'.repeat(501) });
      expect(body).toEqual({ success: false, message: message.noteTooLong });
      expect((await seatRow(ids[0] ?? ''))?.note).toBe('old');
    });

    it('of education seats and perpetual licenses can be written, their managers’ too', async () => {
      const spec = [{ licenseType: Pro, purchaseDate: TEST_TODAY }];
      const education = await insertLicenses(vendor.deps.db, owner, 'education', spec);
      const perpetual = await insertLicenses(vendor.deps.db, owner, 'perpetual', spec);
      const ids = [...education, ...perpetual];
      expect((await post('/user/multieditnote', owner, { seats: ids, note: 'x' })).body['success']).toBe(
        true,
      );
    });
  });

  describe('managers', () => {
    it('are added once each, whatever their case, and removed again (REST-48, REST-49)', async () => {
      const ids = await give([{ licenseType: Pro }, { licenseType: Team, managers: ['max@test.example'] }]);
      const emails = [' Max@Test.example', 'max@test.example', 'ann@test.example'];
      expect((await post('/user/addmanager', owner, { seats: ids, emails })).body).toEqual({
        success: true,
        message: '',
      });
      const both = ['ann@test.example', 'max@test.example'];
      expect(await managersOf(ids[0] ?? '')).toEqual([...both, owner.email].toSorted());
      expect(await managersOf(ids[1] ?? '')).toEqual(both);
      await post('/user/removemanager', owner, { seats: ids, emails: ['MAX@test.example'] });
      expect(await managersOf(ids[1] ?? '')).toEqual(['ann@test.example']);
    });

    it('may remove themselves, the last one too, and then may do nothing more (SEAT-10, D-133)', async () => {
      const manager = await vendor.user();
      const ids = await give([{ licenseType: Pro, managers: [manager.email] }]);
      const self = { seats: ids, emails: ['Me'] };
      expect((await post('/user/removemanager', manager, self)).body['success']).toBe(true);
      expect(await managersOf(ids[0] ?? '')).toEqual([]);
      expect((await post('/user/addmanager', manager, self)).body['message']).toBe(
        message.managersNotAllowed,
      );
      expect((await post('/user/addmanager', owner, self)).body['success']).toBe(true);
      expect(await managersOf(ids[0] ?? '')).toEqual([owner.email]);
    });

    it.each([
      [['Ann@b@C'], 'Ann@b@C is not a valid email address.'],
      [['nonsense'], message.enterValidEmail],
      [[' '], message.managerRequired],
      [Array.from({ length: 51 }, (_, index) => `m${index}@test.example`), message.managersTooMany],
    ])('%j are refused', async (emails, text) => {
      const ids = await give([{ licenseType: Pro }]);
      expect((await post('/user/addmanager', owner, { seats: ids, emails })).body).toEqual({
        success: false,
        message: text,
      });
      expect(await managersOf(ids[0] ?? '')).toEqual([owner.email]);
    });

    it('of education seats stay as they are', async () => {
      const spec = [{ licenseType: Pro, purchaseDate: TEST_TODAY }];
      const ids = await insertLicenses(vendor.deps.db, owner, 'education', spec);
      const { body } = await post('/user/addmanager', owner, { seats: ids, emails: ['a@test.example'] });
      expect(body).toEqual({ success: false, message: message.educationFixed });
    });
  });

  describe('many assignments', () => {
    const assign = (
      user: TestUser,
      ids: string[],
      emails: string[],
      flags: boolean[] = ids.map(() => false),
    ) => post('/user/MultiAssignSeat', user, { seats: ids, emails, isManager: flags });

    it('have an answer each: what can be done is done (REST-55, SEAT-04)', async () => {
      const ids = await give([
        { licenseType: Pro },
        { licenseType: Pro, assignedTo: 'before@test.example' },
        { licenseType: Team, assignedTo: 'leaver@test.example' },
      ]);
      const ann = `ann.${owner.id}@test.example`;
      expect(
        (await assign(owner, ids, [` ${ann.toUpperCase()}`, 'xyz', ''], [true, true, true])).body,
      ).toEqual({
        success: false,
        messages: ['', message.enterValidEmail, ''],
      });
      const rows = await Promise.all(ids.map(seatRow));
      expect(rows.map((row) => row?.assignedTo)).toEqual([ann, 'before@test.example', null]);
      expect(await managersOf(ids[0] ?? '')).toEqual([ann, owner.email].toSorted());
      expect(await managersOf(ids[1] ?? '')).toEqual([owner.email]);
      const mails = await vendor.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, ann));
      expect(mails).toHaveLength(1);
    });

    it('to one person for several seats are allowed, and mailed once for each product (D-131, SEAT-20)', async () => {
      const ids = await give([{ licenseType: Pro }, { licenseType: Team }, { licenseType: Pro }]);
      const to = `several.${owner.id}@test.example`;
      const { body } = await assign(owner, ids, [to, to, to]);
      expect(body).toEqual({ success: true, messages: ['', '', ''] });
      const mails = await vendor.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, to));
      expect(mails.map(({ text }) => /assigned you (.+)\.\n/.exec(text)?.[1]).toSorted()).toEqual([
        '2 seats of Axure RP Pro',
        'a seat of Axure RP Team',
      ]);
    });

    it.each([
      ['a list that is too short', { emails: ['a@test.example'] }],
      ['a seat that is named twice', { twice: true }],
      ['no seats', { seats: [], emails: [], isManager: [] }],
    ])(
      'are not served with %s',
      async (_, wrong: { twice?: boolean; seats?: string[]; emails?: string[] }) => {
        const ids = await give([{ licenseType: Pro }, { licenseType: Pro }]);
        const named = wrong.twice ? [ids[0], ids[0]] : ids;
        const fields = { seats: named, emails: ['a@test.example', ''], isManager: [false, false], ...wrong };
        expect((await post('/user/MultiAssignSeat', owner, fields)).status).toBe(400);
        expect((await seatRow(ids[0] ?? ''))?.assignedTo).toBeNull();
      },
    );
  });

  it.each([
    ['/user/multieditnote', { note: 'mine' }, message.notesNotAllowed],
    ['/user/addmanager', { emails: ['thief@test.example'] }, message.managersNotAllowed],
    ['/user/removemanager', { emails: ['Me'] }, message.managersNotAllowed],
  ])('%s is refused as a whole when one seat is not the caller’s (ROLE-12)', async (path, fields, text) => {
    const assignee = await vendor.user();
    const ids = await give([
      { licenseType: Pro, managers: [stranger.email] },
      { licenseType: Pro, assignedTo: assignee.email },
    ]);
    const before = [await seatRow(ids[0] ?? ''), await managersOf(ids[0] ?? '')];
    for (const [user, named] of [
      [stranger, ids],
      [assignee, ids.slice(1)],
      [stranger, ['no-such-seat']],
    ] as const) {
      expect((await post(path, user, { seats: named, ...fields })).body).toEqual({
        success: false,
        message: text,
      });
    }
    expect([await seatRow(ids[0] ?? ''), await managersOf(ids[0] ?? '')]).toEqual(before);
  });

  it('is refused when the payload names somebody else than the token (D-115)', async () => {
    const ids = await give([{ licenseType: Pro }]);
    const calls = {
      '/user/singleeditnote': { seat: ids[0], note: 'x' },
      '/user/multieditnote': { seats: ids, note: 'x' },
      '/user/addmanager': { seats: ids, emails: ['a@test.example'] },
      '/user/removemanager': { seats: ids, emails: ['a@test.example'] },
      '/user/MultiAssignSeat': { seats: ids, emails: ['a@test.example'], isManager: [false] },
    };
    for (const [path, fields] of Object.entries(calls))
      expect((await post(path, stranger, { ...fields, userId: owner.id })).status).toBe(403);
    expect((await seatRow(ids[0] ?? ''))?.assignedTo).toBeNull();
  });

  it('is done for 10,000 seats in one call', async () => {
    const ids = await give(Array.from({ length: 10_000 }, () => ({ licenseType: Pro })));
    await post('/user/multieditnote', owner, { seats: ids, note: 'All of us' });
    await post('/user/addmanager', owner, { seats: ids, emails: ['max@test.example'] });
    expect((await seatRow(ids.at(-1) ?? ''))?.note).toBe('All of us');
    expect(await managersOf(ids.at(-1) ?? '')).toContain('max@test.example');
  }, 60_000);

  it('at the same time by several people ends with all of it', async () => {
    const ids = await give(Array.from({ length: 20 }, () => ({ licenseType: Pro })));
    const people = Array.from({ length: 6 }, (_, index) => `m${index}.${owner.id}@test.example`);
    const replies = await Promise.all(
      people.map((email, index) =>
        post('/user/addmanager', owner, { seats: index % 2 ? ids : ids.toReversed(), emails: [email] }),
      ),
    );
    expect(replies.every(({ body }) => body['success'])).toBe(true);
    expect(await managersOf(ids[7] ?? '')).toEqual([...people, owner.email].toSorted());
  });
});

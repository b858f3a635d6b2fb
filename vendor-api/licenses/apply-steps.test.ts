import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor, type TestUser } from '../../tests/testkit/start-vendor';
import { racedDatabases } from '../../tests/testkit/test-databases';
import { outboxMails } from '../db/schema/billing';
import { seatManagers, seats } from '../db/schema/licenses';
import { insertGroup, type SeatSpec } from '../demo/builders';

const { Pro } = LicenseType;

describe.each(racedDatabases)('steps of seats on %s', (database) => {
  const vendor = duringTests(() => startVendor({ database }));
  const owner = beforeEachTest(() => vendor.user({ name: 'Diana Osei' }));

  async function give(specs: readonly SeatSpec[]): Promise<string[]> {
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const id = await insertGroup(vendor.deps.db, owner, { ...period, kind: 'rp', seats: specs });
    const rows = await vendor.deps.db
      .select({ id: seats.id })
      .from(seats)
      .where(eq(seats.subscriptionId, id))
      .orderBy(asc(seats.ordinal));
    return rows.map((row) => row.id);
  }
  const take = async (user: TestUser, steps: readonly object[]) =>
    (await vendor.call('/user/changeseats', { token: user.token, json: { steps } })).body;
  const contentsOf = async (id: string) => {
    const [row] = await vendor.deps.db.select().from(seats).where(eq(seats.id, id));
    const rows = await vendor.deps.db.select().from(seatManagers).where(eq(seatManagers.seatId, id));
    return [row?.assignedTo, rows.map(({ email }) => email).toSorted(), row?.note];
  };
  const mailsTo = async (email: string) => {
    const rows = await vendor.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
    return rows.length;
  };

  it('write user, managers and note of each seat, and lead back to what was, without a false mail', async () => {
    const ann = (await vendor.user()).email;
    const bob = (await vendor.user()).email;
    const ids = await give([
      { licenseType: Pro, assignedTo: ann, managers: [owner.email, ann], note: 'Porto' },
      { licenseType: Pro, note: 'Lisbon' },
    ]);
    const [first = '', second = ''] = ids;
    const there = [
      {
        seat: first,
        from: { email: ann, managers: [ann, owner.email], note: 'Porto' },
        to: { email: bob, managers: [owner.email, bob], note: '' },
      },
      { seat: second, from: { note: 'Lisbon' }, to: { note: 'Braga' } },
    ];
    expect(await take(owner, there)).toEqual({ success: true, messages: ['', ''] });
    expect(await contentsOf(first)).toEqual([bob, [owner.email, bob].toSorted(), '']);
    expect((await contentsOf(second))[2]).toBe('Braga');
    expect(await mailsTo(bob)).toBe(1);

    const back = there.map(({ seat, from, to }) => ({ seat, from: to, to: from }));
    expect(await take(owner, back)).toEqual({ success: true, messages: ['', ''] });
    expect(await contentsOf(first)).toEqual([ann, [owner.email, ann].toSorted(), 'Porto']);
    expect((await contentsOf(second))[2]).toBe('Lisbon');
    expect(await mailsTo(ann)).toBe(0);
  });

  it('change the managers of a seat that has more than one call may name, and take it back', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `manager${index}@test.example`);
    const [seat = ''] = await give([{ licenseType: Pro, managers: many }]);
    const wanted = [...many.slice(1), 'new@test.example'];
    const there = { seat, from: { managers: many }, to: { managers: wanted } };
    expect(await take(owner, [there])).toEqual({ success: true, messages: [''] });
    expect((await contentsOf(seat))[1]).toEqual(wanted.toSorted());
    expect(await take(owner, [{ seat, from: there.to, to: there.from }])).toMatchObject({ success: true });
    expect((await contentsOf(seat))[1]).toEqual(many.toSorted());
  });

  it('take no more managers away at once than the way back may add', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `manager${index}@test.example`);
    const [seat = ''] = await give([{ licenseType: Pro, managers: many }]);
    const none = { seat, from: { managers: many }, to: { managers: [] } };
    expect(await take(owner, [none])).toEqual({ success: false, messages: [message.managersTooMany] });
    const one = { seat, from: { managers: many }, to: { managers: many.slice(0, 1) } };
    expect(await take(owner, [one])).toEqual({ success: true, messages: [''] });
    expect(await take(owner, [{ seat, from: one.to, to: one.from }])).toEqual({
      success: true,
      messages: [''],
    });
  });

  it('leave a seat that is not what they start from, and take the others', async () => {
    const [first = '', second = ''] = await give([
      { licenseType: Pro, note: 'theirs' },
      { licenseType: Pro },
    ]);
    const answer = await take(owner, [
      { seat: first, from: { note: 'mine' }, to: { note: 'newer' } },
      { seat: second, from: { note: '' }, to: { note: 'newer' } },
    ]);
    expect(answer).toEqual({ success: false, messages: [message.seatChanged, ''] });
    expect((await contentsOf(first))[2]).toBe('theirs');
    expect((await contentsOf(second))[2]).toBe('newer');
  });

  it('of two people at once on the same seats: every seat has one winner and one who gets a refusal', async () => {
    const other = await vendor.user();
    const specs = Array.from({ length: 40 }, () => ({ licenseType: Pro, managers: [other.email] }));
    const ids = await give(specs);
    const write = (user: TestUser, note: string) =>
      take(
        user,
        ids.map((seat) => ({ seat, from: { note: '' }, to: { note } })),
      );
    const answers = await Promise.all([write(owner, 'of the owner'), write(other, 'of the manager')]);
    const told = answers.map((answer) => (answer as { messages: string[] }).messages);
    for (const [index, id] of ids.entries()) {
      const winners = told.filter((messages) => messages[index] === '').length;
      expect([id, winners]).toEqual([id, 1]);
    }
  });

  it('of two people at once on the same managers have one winner of every seat too', async () => {
    const other = await vendor.user();
    const both = [owner.email, other.email];
    const specs = Array.from({ length: 40 }, () => ({ licenseType: Pro, managers: both }));
    const ids = await give(specs);
    const write = (user: TestUser, added: string) =>
      take(
        user,
        ids.map((seat) => ({ seat, from: { managers: both }, to: { managers: [...both, added] } })),
      );
    const answers = await Promise.all([write(owner, 'a@new.example'), write(other, 'b@new.example')]);
    const told = answers.map((answer) => (answer as { messages: string[] }).messages);
    for (const [index, id] of ids.entries()) {
      const winners = told.filter((messages) => messages[index] === '').length;
      const [, managers] = await contentsOf(id);
      expect([id, winners, managers]).toMatchObject([id, 1, { length: 3 }]);
    }
  });

  it('are refused to strangers and users, for every part, and change nothing (T-09)', async () => {
    const user = await vendor.user();
    const stranger = await vendor.user();
    const [seat = ''] = await give([{ licenseType: Pro, assignedTo: user.email, note: 'Porto' }]);
    const before = await contentsOf(seat);
    const parts = [
      [{ email: user.email }, { email: '' }, message.assignNotAllowed],
      [{ managers: [] }, { managers: [stranger.email] }, message.managersNotAllowed],
      [{ note: 'Porto' }, { note: '' }, message.notesNotAllowed],
    ] as const;
    for (const who of [user, stranger])
      for (const [from, to, text] of parts)
        expect(await take(who, [{ seat, from, to }])).toEqual({ success: false, messages: [text] });
    expect(await contentsOf(seat)).toEqual(before);
  });

  it('are all refused if the customer may not change one of the seats (T-09)', async () => {
    const manager = await vendor.user();
    const [own = '', foreign = '', changed = ''] = await give([
      { licenseType: Pro, managers: [manager.email] },
      { licenseType: Pro },
      { licenseType: Pro, managers: [manager.email], note: 'theirs' },
    ]);
    const steps = [own, foreign, changed].map((seat) => ({
      seat,
      from: { note: '' },
      to: { note: 'newer' },
    }));
    expect(await take(manager, steps)).toEqual({
      success: false,
      messages: [message.planPartRefused, message.notesNotAllowed, message.seatChanged],
    });
    expect((await contentsOf(own))[2]).toBe('');
  });

  it('reveal nothing of a seat that the customer may not change, not even by a comparison', async () => {
    const user = await vendor.user();
    const stranger = await vendor.user();
    const [seat = ''] = await give([{ licenseType: Pro, assignedTo: user.email, note: 'Porto' }]);
    for (const from of [{ note: 'Porto' }, { note: 'Faro' }])
      for (const who of [user, stranger])
        expect(await take(who, [{ seat, from, to: {} }])).toEqual({
          success: false,
          messages: [message.notesNotAllowed],
        });
    expect(await take(stranger, [{ seat, from: {}, to: {} }])).toMatchObject({ success: false });
  });

  it('that write what is there already mail nobody and are not noted', async () => {
    const ann = await vendor.user();
    const [seat = ''] = await give([{ licenseType: Pro, assignedTo: ann.email, note: 'Porto' }]);
    const same = { email: ann.email, managers: [owner.email], note: 'Porto' };
    expect(await take(owner, [{ seat, from: same, to: same }])).toEqual({ success: true, messages: [''] });
    expect(await mailsTo(ann.email)).toBe(0);
    const { body } = await vendor.call(`/user/activity?seatId=${seat}`, { token: owner.token });
    expect(body).toMatchObject({ total: 0 });
  });

  it('are refused where what they would write is not well-formed', async () => {
    const [seat = ''] = await give([{ licenseType: Pro }]);
    const texts = [
      [{ email: 'nobody' }, message.enterValidEmail],
      [{ managers: ['Ann,b@X.example'] }, message.notAnEmail('Ann,b@X.example')],
      [{ note: 'n'.repeat(501) }, message.noteTooLong],
    ] as const;
    for (const [to, text] of texts)
      expect(await take(owner, [{ seat, from: {}, to }])).toEqual({ success: false, messages: [text] });
    const twice = [
      { seat, from: {}, to: { note: 'a' } },
      { seat, from: {}, to: { note: 'b' } },
    ];
    expect(
      await vendor.call('/user/changeseats', { token: owner.token, json: { steps: twice } }),
    ).toMatchObject({
      status: 400,
    });
  });
});

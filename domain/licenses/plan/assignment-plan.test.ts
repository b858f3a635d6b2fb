import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AssignmentQuestion,
  addressIn,
  type ListedPerson,
  type PlannableSeat,
  planAssignments,
} from './assignment-plan';
import { findingText, stops } from './findings';

function seat(seatId: string, email = '', isAssignable = true): PlannableSeat {
  return { seatId, email, managers: ['owner@a.example'], note: '', isAssignable, isInForce: true };
}

function person(email: string | null, more: Partial<ListedPerson> = {}): ListedPerson {
  return { email, seatId: null, isManager: false, note: null, ...more };
}

/** Question about a pool whose seats are all known and counted for their users. */
function ask(people: ListedPerson[], pool: PlannableSeat[], more: Partial<AssignmentQuestion> = {}) {
  const seatsOfUsers = new Map<string, number>();
  for (const { email } of pool) if (email) seatsOfUsers.set(email, (seatsOfUsers.get(email) ?? 0) + 1);
  const named = new Map(pool.map((each) => [each.seatId, each]));
  return planAssignments({ people, named, pool, seatsOfUsers, allowsSecondSeats: false, ...more });
}

describe('a plan of assignments', () => {
  it('gives out the seats in their order, to one person each', () => {
    const rows = ask([person('ann@x.example'), person('Bob Roe <bob@x.example>')], [seat('s1'), seat('s2')]);
    expect(rows.map(({ email, step }) => [email, step?.seatId, step?.to])).toEqual([
      ['ann@x.example', 's1', { email: 'ann@x.example' }],
      ['bob@x.example', 's2', { email: 'bob@x.example' }],
    ]);
  });

  it('reports the errors of a row, and gives its seat to the next', () => {
    const rows = ask(
      [
        person(''),
        person(''),
        person('nobody'),
        person('ann\u200f@x.example'),
        person('ann@x.example', { note: 'n'.repeat(501) }),
        person('uses@x.example'),
        person('bob@x.example'),
        person('BOB@x.example'),
        person('cem@x.example'),
      ],
      [seat('s1'), seat('s2', 'uses@x.example', false)],
    );
    expect(rows.map(({ findings, step }) => [findings, step?.seatId])).toEqual([
      [['NO_ADDRESS'], undefined],
      [['NO_ADDRESS'], undefined],
      [['INVALID_ADDRESS'], undefined],
      [['HIDDEN_IN_ADDRESS'], undefined],
      [['NOTE_TOO_LONG'], undefined],
      [['HAS_SEAT_LEFT_OUT'], undefined],
      [[], 's1'],
      [['TWICE_IN_LIST_LEFT_OUT'], undefined],
      [['NO_SEAT_LEFT'], undefined],
    ]);
  });

  it('leaves the users of named seats where the list has none', () => {
    const seats = [seat('s1', 'Ann at x'), seat('s2'), seat('s3', 'cem@x.example')];
    const rows = ask(
      [
        person(null, { seatId: 's1', note: 'Porto' }),
        person(null, { seatId: 's2', note: 'Porto' }),
        person(null, { seatId: 's3', isManager: true }),
        person(null, { seatId: 'foreign', note: 'Porto' }),
        person(null, { note: 'Porto' }),
      ],
      seats,
    );
    expect(rows.map(({ email, findings, step }) => [email, findings, step?.to])).toEqual([
      ['Ann at x', [], { note: 'Porto' }],
      ['', [], { note: 'Porto' }],
      ['cem@x.example', [], { managers: ['owner@a.example', 'cem@x.example'] }],
      ['', ['NOT_YOURS'], undefined],
      ['', ['NO_ADDRESS'], undefined],
    ]);
  });

  it('moves, frees and keeps the seats that the list names', () => {
    const seats = [seat('s1', 'ann@x.example'), seat('s2', 'bob@x.example'), seat('s3', 'cem@x.example')];
    const rows = ask(
      [
        person('bob@x.example', { seatId: 's1' }),
        person('', { seatId: 's2' }),
        person('CEM@x.example', { seatId: 's3' }),
        person('dan@x.example', { seatId: 's1' }),
        person('eve@x.example', { seatId: 'foreign' }),
        person('fay@x.example', { seatId: 's1\u200f' }),
      ],
      seats,
    );
    expect(rows.map(({ findings, step }) => [findings, step?.from, step?.to])).toEqual([
      [[], { email: 'ann@x.example' }, { email: 'bob@x.example' }],
      [[], { email: 'bob@x.example' }, { email: '' }],
      [['UNCHANGED'], undefined, undefined],
      [['SEAT_TWICE'], undefined, undefined],
      [['NOT_YOURS'], undefined, undefined],
      [['HIDDEN_IN_SEAT'], undefined, undefined],
    ]);
  });

  it('gives another seat to the user of a reassigned seat, and no second one to its new user', () => {
    const seats = [seat('s1', 'ann@x.example'), seat('s2')];
    const rows = ask(
      [person('ann@x.example'), person('bob@x.example'), person('bob@x.example', { seatId: 's1' })],
      seats,
    );
    expect(rows.map(({ findings, step }) => [findings, step?.seatId])).toEqual([
      [[], 's2'],
      [['HAS_SEAT_LEFT_OUT'], undefined],
      [[], 's1'],
    ]);
  });

  it('gives the seat that somebody leaves for a named one to the next person', () => {
    const seats = [seat('s1', 'ann@x.example'), seat('s2')];
    const rows = ask([person('bob@x.example'), person('ann@x.example', { seatId: 's2' })], seats);
    expect(rows.map(({ step }) => step?.seatId)).toEqual(['s1', 's2']);
  });

  it('takes no seat from a person who is reported to have it', () => {
    const seats = [seat('s1', 'ann@x.example'), seat('s2')];
    for (const people of [
      [person('bob@x.example'), person('ANN@x.example')],
      [person('ann@x.example'), person('bob@x.example')],
    ]) {
      const rows = ask(people, seats);
      expect(rows.flatMap(({ email, step }) => (step ? [[email, step.seatId]] : []))).toEqual([
        ['bob@x.example', 's2'],
      ]);
      expect(rows.flatMap(({ findings }) => findings)).toEqual(['HAS_SEAT_LEFT_OUT']);
    }
  });

  it('counts neither ended seats nor perpetual licenses among the seats that people have', () => {
    const ended = { ...seat('s1', 'ann@x.example'), isInForce: false };
    const named = new Map([['s1', ended]]);
    const rows = ask(
      [person('bob@x.example', { seatId: 's1' }), person('ann@x.example'), person('bob@x.example')],
      [seat('s2')],
      { named, seatsOfUsers: new Map([['ann@x.example', 1]]) },
    );
    expect(rows.map(({ findings, step }) => [findings, step?.seatId])).toEqual([
      [[], 's1'],
      [['HAS_SEAT_LEFT_OUT'], undefined],
      [[], 's2'],
    ]);
  });

  it('makes people managers and writes notes where the list says so', () => {
    const [row] = ask([person('ann@x.example', { isManager: true, note: ' Por\u0000to ' })], [seat('s1')]);
    expect(row?.step?.to).toEqual({
      email: 'ann@x.example',
      managers: ['owner@a.example', 'ann@x.example'],
      note: 'Porto',
    });
  });

  it('makes nobody manager of a seat that is freed', () => {
    const [row] = ask([person('', { seatId: 's1', isManager: true })], [seat('s1', 'ann@x.example')]);
    expect(row?.step?.to).toEqual({ email: '' });
  });

  it('gives second seats to those who may have several, and says so', () => {
    const people = [person('ann@x.example'), person('ann@x.example')];
    const seatsOfUsers = new Map([['ann@x.example', 1]]);
    const rows = ask(people, [seat('s1'), seat('s2')], { allowsSecondSeats: true, seatsOfUsers });
    expect(rows.map(({ findings, step }) => [findings, step?.seatId])).toEqual([
      [['HAS_SEAT'], 's1'],
      [['TWICE_IN_LIST'], 's2'],
    ]);
  });

  it('never gives a seat twice, nor a person a second one unasked, nor touches what cannot be assigned', () => {
    const ids = ['s1', 's2', 's3', 's4', 's5'];
    const address = fc.constantFrom(
      '',
      'wrong',
      'ann@x.example',
      'Ann@x.example',
      'bob@x.example',
      'c@x.example',
    );
    const people = fc.array(
      fc.record({
        email: address,
        seatId: fc.option(fc.constantFrom(...ids, 'foreign'), { freq: 2 }),
        isManager: fc.boolean(),
        note: fc.option(fc.constantFrom('', 'Porto')),
      }),
      { maxLength: 12 },
    );
    const users = fc.tuple(...ids.map(() => fc.constantFrom('', '', 'ann@x.example', 'dan@x.example')));
    const mayAssign = fc.tuple(...ids.map(() => fc.boolean()));
    fc.assert(
      fc.property(people, users, mayAssign, fc.boolean(), (list, emails, may, allowsSecondSeats) => {
        const seats = ids.map((id, index) => seat(id, emails[index], may[index]));
        const rows = ask(list, seats, { allowsSecondSeats });
        expect(rows).toHaveLength(list.length);
        const steps = rows.flatMap(({ step }) => step ?? []);
        const touched = steps.map(({ seatId }) => seatId);
        expect(new Set(touched).size).toBe(touched.length);
        for (const id of touched) expect(may[ids.indexOf(id)]).toBe(true);
        for (const { findings, step } of rows) expect(findings.some(stops) && step !== null).toBe(false);
        if (allowsSecondSeats) return;
        const after = new Map(seats.map((each) => [each.seatId, each.email]));
        for (const { seatId, to } of steps) if (to.email !== undefined) after.set(seatId, to.email);
        for (const [index, { email, step }] of rows.entries()) {
          if (step === null || list[index]?.seatId !== null) continue;
          const seatsNow = [...after.values()].filter((user) => user.toLowerCase() === email.toLowerCase());
          expect(seatsNow).toHaveLength(1);
        }
      }),
    );
  });
});

describe('the address of a row', () => {
  it.each([
    ['Ann Roe <ann@x.example>', 'ann@x.example'],
    ['"Roe, Ann" <ann@x.example> ', 'ann@x.example'],
    ['mailto:ann@x.example', 'ann@x.example'],
    ['not-mailto:ann@x.example', 'not-mailto:ann@x.example'],
    ['<ann@x.example> and others', '<ann@x.example> and others'],
    [' ann@x.example ', 'ann@x.example'],
    ['<>', '<>'],
    ['Ann < >', 'Ann < >'],
    ['Ann < ann@x.example>', 'ann@x.example'],
  ])('of %s is %s', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  it('has a text for each error', () => {
    expect(findingText('NO_SEAT_LEFT')).toBe('There is no seat left to give out.');
  });
});

import { describe, expect, it } from 'vitest';
import type { SeatFacts, SubscriptionFacts } from '../licenses/model';
import { seatFacts, subscriptionFacts, TODAY } from '../testkit/facts';
import { forecastEndings } from './endings';
import type { ForecastGroup } from './forecast';

const UNTIL = '2027-04-10';
const END = '2026-12-31';
const WHOLE = [{ date: END, groupId: 'sub-1', seats: null }];

const foreseen = (...groups: ForecastGroup[]) => forecastEndings(groups, { today: TODAY, until: UNTIL });
const group = (facts: Partial<SubscriptionFacts>, ...seats: Partial<SeatFacts>[]): ForecastGroup => ({
  facts: subscriptionFacts(facts),
  content: { seats: seats.map(seatFacts) },
});
const counted = (facts: Partial<SubscriptionFacts>, authors: number, publishers: number): ForecastGroup => ({
  facts: subscriptionFacts({ kind: 'cfb', ...facts }),
  content: {
    plan: 'cfb',
    futureTerm: null,
    counts: { current: { authors: 3, publishers: 2 }, canceled: { authors, publishers } },
  },
});

describe('the end of a group', () => {
  it('is foreseen where it is not set to renew', () => {
    expect(foreseen(group({ autoRenew: false }, {}))).toEqual(WHOLE);
    expect(foreseen(group({ isPurchaseOrder: true }, {}, {}))).toEqual(WHOLE);
    expect(foreseen(counted({ canceled: true }, 0, 0))).toEqual(WHOLE);
  });

  it('is foreseen where all of its seats end', () => {
    expect(foreseen(group({}, { expireDate: END }, { expireDate: END }))).toEqual(WHOLE);
    expect(foreseen(counted({}, 3, 2))).toEqual(WHOLE);
  });

  it('is listed by date, for any order of the groups', () => {
    const [late, early] = [
      group({ id: 'late', autoRenew: false }, {}),
      group({ id: 'early', autoRenew: false, expireDate: '2026-08-31' }, {}),
    ];
    for (const groups of [
      [late, early],
      [early, late],
    ])
      expect(foreseen(...groups).map(({ groupId }) => groupId)).toEqual(['early', 'late']);
  });

  it('is not foreseen where it renews', () => {
    expect(foreseen(group({}, {}, {}), counted({}, 0, 0))).toEqual([]);
  });

  it('is not foreseen for a past-due group', () => {
    expect(foreseen(group({ autoRenew: false, hasFailedPaymentAttempt: true }, {}))).toEqual([]);
  });
});

describe('the end of seats', () => {
  it('is counted per day', () => {
    const seats = [
      {},
      { expireDate: END },
      { expireDate: '2026-06-30' },
      { expireDate: END },
      { expireDate: END, futureTerm: 1 } as const,
    ];
    expect(foreseen(group({}, ...seats))).toEqual([
      { date: '2026-06-30', groupId: 'sub-1', seats: 1 },
      { date: END, groupId: 'sub-1', seats: 2 },
    ]);
  });

  it.each([
    [1, 1, 2],
    [0, 2, 2],
    [3, 0, 3],
  ])('of the cloud counts %d authors and %d publishers as %d', (authors, publishers, seats) => {
    expect(foreseen(counted({}, authors, publishers))).toEqual([{ date: END, groupId: 'sub-1', seats }]);
  });
});

it('lists endings by date, from today to the last requested day', () => {
  const ending = (id: string, expireDate: string) => group({ id, autoRenew: false, expireDate }, {});
  const groups = [
    ending('after', '2027-04-11'),
    ending('last', UNTIL),
    ending('between', '2026-09-30'),
    ending('first', TODAY),
    ending('before', '2026-04-10'),
  ];
  expect(foreseen(...groups).map(({ groupId }) => groupId)).toEqual(['first', 'between', 'last']);
});

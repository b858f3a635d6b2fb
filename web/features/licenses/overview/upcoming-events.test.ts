import { describe, expect, test } from 'vitest';
import { placeEvents, upcomingEvents } from './upcoming-events';
import type { UpcomingEvents_SubscriptionFragment } from './upcoming-events.generated';

const TODAY = '2026-04-11';

function group(
  values: Partial<UpcomingEvents_SubscriptionFragment> = {},
): UpcomingEvents_SubscriptionFragment {
  return {
    id: '1',
    name: 'Group 1',
    section: 'ACTIVE',
    isPurchaseOrder: false,
    isPastDue: false,
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    nextBillingDate: '2027-01-01',
    nextRenewal: { total: '1308.00', lines: [{ quantity: 2 }, { quantity: 3 }] },
    editionCounts: [
      { edition: 'PRO', total: 2 },
      { edition: 'TEAM', total: 3 },
    ],
    ...values,
  };
}

const labels = (groups: UpcomingEvents_SubscriptionFragment[]) =>
  upcomingEvents(groups, TODAY).map(({ label, date, seats }) => [label, date, seats]);

describe('the next twelve months', () => {
  test('a group in order renews on the day after its last covered one', () => {
    expect(labels([group()])).toEqual([['Group 1 renews', '2027-01-01', 5]]);
  });

  test('a renewal has the seats that it pays for, without those that end before', () => {
    const renewal = { total: '29.00', lines: [{ quantity: 1 }] };
    expect(labels([group({ nextRenewal: renewal })])).toEqual([['Group 1 renews', '2027-01-01', 1]]);
  });

  test('a renewal of somebody else’s group has the seats of the group, because its charge is not shown', () => {
    expect(labels([group({ nextRenewal: null })])).toEqual([['Group 1 renews', '2027-01-01', 5]]);
  });

  test('a group that does not renew ends on its last covered day', () => {
    const ending = { nextBillingDate: null, expireDate: '2026-05-01' };
    expect(labels([group(ending)])).toEqual([['Group 1 ends', '2026-05-01', 5]]);
    expect(labels([group({ ...ending, isPurchaseOrder: true })])).toEqual([
      ['Group 1 PO ends', '2026-05-01', 5],
    ]);
  });

  test('an upcoming group starts', () => {
    expect(labels([group({ section: 'UPCOMING', startDate: '2026-06-01' })])).toEqual([
      ['Group 1 starts', '2026-06-01', 5],
    ]);
  });

  test('events that are over, past due or more than a year away are left out', () => {
    const groups = [
      group({ section: 'EXPIRED', expireDate: '2026-03-01' }),
      group({ isPastDue: true, nextBillingDate: null }),
      group({ nextBillingDate: '2027-04-12' }),
    ];
    expect(labels(groups)).toEqual([]);
  });

  test('the soonest comes first, placed between today and a year from now', () => {
    const events = upcomingEvents(
      [
        group({ name: 'Group 1', nextBillingDate: '2027-04-11' }),
        group({ name: 'Group 2', nextBillingDate: '2026-04-11' }),
        group({ name: 'Group 3', nextBillingDate: '2026-10-11' }),
      ],
      TODAY,
    );
    expect(events.map((event) => event.label)).toEqual([
      'Group 2 renews',
      'Group 3 renews',
      'Group 1 renews',
    ]);
    expect(events.map((event) => event.position.toFixed(2))).toEqual(['0.00', '0.50', '1.00']);
  });
});

describe('words on the line', () => {
  const at = (position: number, label: string) => ({
    date: '',
    label,
    tone: 'OK' as const,
    seats: 1,
    amount: null,
    position,
  });
  const captions = (...events: ReturnType<typeof at>[]) =>
    placeEvents(events, 0.2).map((event) => event.caption);

  test('events with room for words have them', () => {
    expect(captions(at(0, 'a'), at(0.3, 'b'))).toEqual(['a', 'b']);
  });

  test('what a renewal will cost stands beside it', () => {
    const [placed] = placeEvents([{ ...at(0, 'Group 1 renews'), amount: '1308.00' }], 0.2);
    expect(placed?.caption).toBe('Group 1 renews · $1,308.00');
  });

  test('events without room are counted by the one before', () => {
    expect(captions(at(0, 'a'), at(0.1, 'b'), at(0.15, 'c'), at(0.3, 'd'))).toEqual([
      'a, +2',
      null,
      null,
      'd',
    ]);
  });

  test('words at the far end stand before their event and need room there', () => {
    expect(captions(at(0.5, 'a'), at(0.95, 'b'))).toEqual(['a', 'b']);
    expect(captions(at(0.6, 'a'), at(0.95, 'b'))).toEqual(['a, +1', null]);
  });
});

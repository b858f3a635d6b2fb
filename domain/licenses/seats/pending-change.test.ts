import { describe, expect, it, test } from 'vitest';
import { seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import type { SeatFacts, SubscriptionFacts } from '../model';
import { filterStatus, isWithinWarning, pendingChange } from './pending-change';

interface Row {
  name: string;
  seat?: Partial<SeatFacts>;
  group?: Partial<SubscriptionFacts>;
  changes?: string[];
  label?: string;
  status: string;
}

const D = '2026-12-31';

const T05: Row[] = [
  { name: '1 the group renews', status: 'ACTIVE' },
  {
    name: '1 the group renews although its end is near',
    group: { expireDate: '2026-04-12' },
    status: 'ACTIVE',
  },
  {
    name: '1 the end of a PO group is 91 days off',
    group: { isPurchaseOrder: true, expireDate: '2026-07-11' },
    status: 'ACTIVE',
  },
  {
    name: '2 a PO group ends in 90 days',
    group: { isPurchaseOrder: true, expireDate: '2026-07-10' },
    label: 'Expiring on Jul 10, 2026',
    status: 'EXPIRING',
  },
  {
    name: '2 a canceled group ends today',
    group: { canceled: true, expireDate: TODAY },
    label: 'Expiring on Apr 11, 2026',
    status: 'EXPIRING',
  },
  {
    name: '2 a group without auto renewal ends soon',
    group: { autoRenew: false, expireDate: '2026-05-01' },
    label: 'Expiring on May 1, 2026',
    status: 'EXPIRING',
  },
  {
    name: '3 the group ended',
    group: { expireDate: '2026-04-10' },
    label: 'Ended on Apr 10, 2026',
    status: 'ENDED',
  },
  {
    name: '3 the PO group ended',
    group: { isPurchaseOrder: true, expireDate: '2026-04-10' },
    label: 'Ended on Apr 10, 2026',
    status: 'ENDED',
  },
  {
    name: '4 the seat ended',
    seat: { expireDate: '2026-04-10' },
    label: 'Ended on Apr 10, 2026',
    status: 'ENDED',
  },
  {
    name: '4 the seat ended with a change pending',
    seat: { expireDate: '2026-04-10', futureTerm: 1, futureLicenseType: 1 },
    label: 'Ended on Apr 10, 2026',
    status: 'ENDED',
  },
  {
    name: '5 the seat ends today',
    seat: { expireDate: TODAY },
    changes: ['Subscription ends on Apr 11, 2026'],
    label: 'Expiring on Apr 11, 2026',
    status: 'CANCELED',
  },
  {
    name: '5 the seat ends in 90 days',
    seat: { expireDate: '2026-07-10' },
    changes: ['Subscription ends on Jul 10, 2026'],
    label: 'Expiring on Jul 10, 2026',
    status: 'CANCELED',
  },
  {
    name: '6 the seat ends in 91 days',
    seat: { expireDate: '2026-07-11' },
    changes: ['Subscription ends on Jul 11, 2026'],
    status: 'CANCELED',
  },
  {
    name: '6 the seat ends before its group, whatever waited for that day',
    seat: { expireDate: '2026-07-11', licenseType: 1, futureLicenseType: 0 },
    changes: ['Subscription ends on Jul 11, 2026'],
    status: 'CANCELED',
  },
  {
    name: '7 another term',
    seat: { expireDate: D, futureTerm: 1 },
    changes: ['Changes to Monthly on Dec 31, 2026'],
    status: 'PENDING_CHANGE',
  },
  {
    name: '7 another term, same license',
    seat: { expireDate: D, futureTerm: 4, futureLicenseType: 0 },
    changes: ['Changes to 2 Year on Dec 31, 2026'],
    status: 'PENDING_CHANGE',
  },
  {
    name: '8 another license',
    seat: { expireDate: D, licenseType: 1, futureLicenseType: 0 },
    changes: ['Changes to Axure RP Pro on Dec 31, 2026'],
    status: 'PENDING_CHANGE',
  },
  {
    name: '8 another license, same term',
    seat: { expireDate: D, futureLicenseType: 1, futureTerm: 2 },
    changes: ['Changes to Axure RP Team on Dec 31, 2026'],
    status: 'PENDING_CHANGE',
  },
  {
    name: '9 both, the term first',
    seat: { expireDate: D, licenseType: 2, futureLicenseType: 1, futureTerm: 5 },
    changes: ['Changes to 3 Year on Dec 31, 2026', 'Changes to Axure RP Team on Dec 31, 2026'],
    status: 'PENDING_CHANGE',
  },
  {
    name: '10 renews as it is',
    seat: { expireDate: D, futureLicenseType: 0, futureTerm: 2 },
    status: 'PENDING_CHANGE',
  },
];

test.each(T05)('T-05 row $name', ({ seat, group, changes = [], label = null, status }) => {
  const cell = pendingChange(seatFacts(seat), subscriptionFacts(group), TODAY);
  expect(cell).toMatchObject({ changes, label, status });
  expect(cell.text).toBe([...changes, ...(label ? [label] : [])].join('; ') || 'None');
});

test('what renews as it is, is not found among what changes', () => {
  const sought = (seat: Partial<SeatFacts>) =>
    filterStatus(pendingChange(seatFacts({ expireDate: D, ...seat }), subscriptionFacts({}), TODAY));
  expect(sought({ futureTerm: 2 })).toBe('ACTIVE');
  expect(sought({ futureTerm: 1 })).toBe('PENDING_CHANGE');
  expect(sought({})).toBe('CANCELED');
  expect(sought({ expireDate: '2026-01-31' })).toBe('ENDED');
});

describe('the tone', () => {
  const toneOf = (seat: Partial<SeatFacts>, group: Partial<SubscriptionFacts> = {}) =>
    pendingChange(seatFacts(seat), subscriptionFacts(group), TODAY).tone;

  it('is neutral when nothing is pending or all is over', () => {
    expect(toneOf({})).toBe('NEUTRAL');
    expect(toneOf({ expireDate: D, futureTerm: 2 })).toBe('NEUTRAL');
    expect(toneOf({ expireDate: '2026-04-10' })).toBe('NEUTRAL');
  });

  it('warns of an end within 90 days, and is informative for later ends and changes', () => {
    expect(toneOf({ expireDate: '2026-07-10' })).toBe('WARNING');
    expect(toneOf({}, { canceled: true, expireDate: '2026-07-10' })).toBe('WARNING');
    expect(toneOf({ expireDate: '2026-07-11' })).toBe('INFO');
    expect(toneOf({ expireDate: D, futureTerm: 1 })).toBe('INFO');
  });
});

test.each([
  ['2026-04-10', false],
  ['2026-04-11', true],
  ['2026-07-10', true],
  ['2026-07-11', false],
])('on 2026-04-11 the end on %s is announced: %s (CONST-13)', (date, isAnnounced) => {
  expect(isWithinWarning(date, TODAY)).toBe(isAnnounced);
});

import { describe, expect, it } from 'vitest';
import {
  activityCsv,
  activityDetails,
  activitySubject,
  activityWhat,
  activityWho,
  type TouchedSeat,
  type VisibleActivity,
} from './activity-text';

const seat = (before: string[], after: string[]): TouchedSeat => ({
  seatId: 's',
  product: 'Axure RP Pro',
  before,
  after,
});
const activity = (overrides: Partial<VisibleActivity> = {}): VisibleActivity => ({
  id: '1',
  at: '2026-04-11T08:00:00.000Z',
  kind: 'assigned',
  actor: 'ann@lee.example',
  agent: null,
  subscriptionId: null,
  contents: '',
  seatCount: 1,
  seats: [seat([], ['bob@lee.example'])],
  ...overrides,
});
const nameOf = (id: string) => (id === 'g' ? 'Group 2' : null);

describe('an activity in words', () => {
  it.each([
    [[], ['b@x'], 'Assigned', 'to b@x'],
    [['a@x'], ['b@x'], 'Assigned', 'from a@x to b@x'],
    [['a@x'], [], 'Unassigned', 'from a@x'],
  ])('says from %j to %j as "%s %s"', (before, after, what, text) => {
    const event = activity({ seats: [seat(before, after)] });
    expect(activityWhat(event)).toBe(what);
    expect(activityDetails(event)).toBe(text);
  });

  it('says of seats that were given and freed at once that they were assigned', () => {
    expect(activityWhat(activity({ seats: [seat(['a@x'], []), seat([], ['b@x'])] }))).toBe('Assigned');
    expect(activityWhat(activity({ kind: 'noteChanged', seats: [seat([], [])] }))).toBe('Changed the note');
  });

  it('says of managers who was added and removed, once where it is the same for all, and how many more there are', () => {
    const seats = [seat(['a@x'], ['b@x']), seat(['a@x'], ['b@x'])];
    const event = activity({ kind: 'managersChanged', seats, seatCount: 1_202 });
    expect(activityDetails(event)).toBe('removed a@x, added b@x; and 1,200 more');
    expect(activitySubject(event, nameOf)).toBe('1,202 seats');
  });

  it.each([
    [[], ['b@x', 'c@x'], 'added b@x, c@x'],
    [['a@x'], [], 'removed a@x'],
  ])('says of managers that went from %j to %j: "%s"', (before, after, text) => {
    const event = activity({ kind: 'managersChanged', seats: [seat(before, after)] });
    expect(activityDetails(event)).toBe(text);
  });

  it('says who did it, and who was there as them', () => {
    expect(activityWho(activity())).toBe('ann@lee.example');
    expect(activityWho(activity({ actor: null }))).toBe('Automatic');
    expect(activityWho(activity({ agent: 'sam' }))).toBe('ann@lee.example, by sam in access mode');
    expect(activityWho(activity({ actor: 'sam', agent: 'sam' }))).toBe('sam');
  });

  it('names the group as its viewer does, also one that is no longer there', () => {
    const whole = { seatCount: 0, seats: [] };
    expect(activitySubject(activity({ ...whole, subscriptionId: 'g' }), nameOf)).toBe('Group 2');
    expect(activitySubject(activity({ ...whole, subscriptionId: 'gone' }), nameOf)).toBe('A former group');
    expect(activitySubject(activity(whole), nameOf)).toBe('');
    expect(activitySubject(activity({ seatCount: 1, seats: [] }), nameOf)).toBe('');
    expect(activitySubject(activity({ subscriptionId: 'g' }), nameOf)).toBe('Group 2, Axure RP Pro');
  });

  it('is a table whose pages are joined as they come, without a formula', () => {
    const visit = activity({ kind: 'visited', seatCount: 0, seats: [], contents: '=HYPERLINK("x")' });
    const table = activityCsv([activity()], nameOf, true) + activityCsv([visit], nameOf, false);
    expect(table.split('\r\n')).toEqual([
      '\ufeffWhen,Who,What,Licenses,Details',
      '2026-04-11T08:00:00.000Z,ann@lee.example,Assigned,Axure RP Pro,to bob@lee.example',
      `2026-04-11T08:00:00.000Z,ann@lee.example,Visited the account,,"'=HYPERLINK(""x"")"`,
      '',
    ]);
  });
});

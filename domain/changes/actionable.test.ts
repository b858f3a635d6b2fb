import { describe, expect, it } from 'vitest';
import { message } from '../messages/catalogue';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../testkit/facts';
import { actionable, SELECTION_ACTIONS, type SelectionAction } from './actionable';
import { type ChangeSelection, seatUnit } from './change-unit';

const question = { viewer: DIANA, today: TODAY, supportHost: 'axure.com' };
const of = (group: Parameters<typeof subscriptionFacts>[0]) => ({
  group: subscriptionFacts(group),
  units: [seatUnit(seatFacts())],
});

const renewing = of({ id: 'renewing' });
const pastDue = of({ id: 'past-due', hasFailedPaymentAttempt: true, firstFailedPaymentDate: TODAY });
const foreign = of({ id: 'foreign', userId: 'u-other', ownerId: 'u-other', ownerEmail: 'other@x.example' });
const ordered = of({ id: 'ordered', isPurchaseOrder: true, autoRenew: false });

describe('what an action can be asked for', () => {
  it.each<[SelectionAction, string[], [string, string[]][]]>([
    [
      'CANCEL',
      ['renewing'],
      [
        [message.pastDue, ['past-due']],
        [message.notOwner, ['foreign']],
        [message.cancelPurchaseOrder, ['ordered']],
      ],
    ],
    [
      'TRANSFER',
      ['renewing', 'ordered'],
      [
        [message.pastDue, ['past-due']],
        [message.notOwner, ['foreign']],
      ],
    ],
    [
      'EDITION',
      ['renewing', 'ordered'],
      [
        [message.editionPastDue, ['past-due']],
        [message.notOwner, ['foreign']],
      ],
    ],
  ])('%s of groups of every kind', (action, groups, refusals) => {
    const found = actionable(action, [renewing, pastDue, foreign, ordered], question);
    const idsOf = (list: readonly ChangeSelection[]) => list.map(({ group }) => group.id);
    expect(idsOf(found.groups)).toEqual(groups);
    expect(found.refusals.map((each) => [each.message, idsOf(each.groups)])).toEqual(refusals);
  });

  it('is nothing of nothing, and everything of a group of one’s own that renews, but uncanceling', () => {
    for (const action of SELECTION_ACTIONS) {
      expect(actionable(action, [], question)).toEqual({ groups: [], refusals: [] });
      expect([action, actionable(action, [renewing], question).groups.length]).toEqual([
        action,
        action === 'UNCANCEL' ? 0 : 1,
      ]);
    }
  });

  it('is uncanceling of the seats that are canceled', () => {
    const canceled = {
      group: subscriptionFacts({ id: 'canceled' }),
      units: [seatUnit(seatFacts({ expireDate: '2026-12-31' }))],
    };
    expect(actionable('UNCANCEL', [renewing, canceled], question).groups).toEqual([canceled]);
  });

  it('is another edition or term also of what has the greatest already: a lesser one is a choice as well', () => {
    const greatest = {
      group: subscriptionFacts({ term: 5 }),
      units: [seatUnit(seatFacts({ licenseType: 2 }))],
    };
    for (const action of ['EDITION', 'TERM'] as const)
      expect(actionable(action, [greatest], question).groups).toEqual([greatest]);
  });
});

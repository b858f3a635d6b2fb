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

describe('the groups that an action applies to', () => {
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

  it('are none without a selection; every action but uncanceling applies to an owned group that renews', () => {
    for (const action of SELECTION_ACTIONS) {
      expect(actionable(action, [], question)).toEqual({ groups: [], refusals: [] });
      expect([action, actionable(action, [renewing], question).groups.length]).toEqual([
        action,
        action === 'UNCANCEL' ? 0 : 1,
      ]);
    }
  });

  it('uncanceling applies to canceled seats', () => {
    const canceled = {
      group: subscriptionFacts({ id: 'canceled' }),
      units: [seatUnit(seatFacts({ expireDate: '2026-12-31' }))],
    };
    expect(actionable('UNCANCEL', [renewing, canceled], question).groups).toEqual([canceled]);
  });

  it('edition and term also apply to the highest ones, since a lower one is a choice too', () => {
    const greatest = {
      group: subscriptionFacts({ term: 5 }),
      units: [seatUnit(seatFacts({ licenseType: 2 }))],
    };
    for (const action of ['EDITION', 'TERM'] as const)
      expect(actionable(action, [greatest], question).groups).toEqual([greatest]);
  });
});

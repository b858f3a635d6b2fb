import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import { groupPlace } from '#domain/licenses/groups/group-order';
import { TEST_TODAY } from '../../tests/testkit/start-vendor';
import type { GroupSpec } from './builders';
import * as cora from './cora';
import type { StoryTime } from './customer';
import * as diana from './diana';
import * as paula from './paula';

describe.each([TEST_TODAY, '2028-02-29', '2026-12-31', '2027-01-31', '2026-03-01'])(
  'the story told on %s',
  (today) => {
    const tell = (group: (story: StoryTime) => GroupSpec) => group({ today, poSentinel: 'PO' });
    const sectionOf = (group: GroupSpec) =>
      groupPlace({ ...group, pendingOwner: null }, 'x@y.z', today).section;

    it('has its groups in the states that it is to show', () => {
      expect(sectionOf(tell(diana.studioGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.purchaseOrderGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.pastDueGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.monthlyGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(diana.upcomingGroup))).toBe('UPCOMING');
      expect(sectionOf(tell(diana.endedGroup))).toBe('EXPIRED');
      expect(sectionOf(tell(cora.businessGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(cora.bundleGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(cora.organizationGroup))).toBe('ACTIVE');
      expect(sectionOf(tell(cora.upcomingBundle))).toBe('UPCOMING');
      expect(sectionOf(tell(cora.endedTrial))).toBe('EXPIRED');
      for (const order of [paula.terminalOrder, paula.officeOrder, paula.cloudOrder, paula.bundleOrder])
        expect(sectionOf(tell(order))).toBe('ACTIVE');
    });

    it('buys nothing in the future', () => {
      const groups = [diana.studioGroup, diana.monthlyGroup, diana.upcomingGroup].map((group) => tell(group));
      for (const group of groups) {
        const dates = group.seats.map(
          ({ purchaseDate }) => purchaseDate ?? group.purchaseDate ?? group.startDate,
        );
        expect(dates.every((date) => date <= today)).toBe(true);
      }
    });

    it('lets authors and publishers join while the group of those before them runs', () => {
      const { startDate, purchaseDate } = tell(cora.businessGroup);
      expect(startDate < addDays(today, -cora.JOINED_DAYS_AGO)).toBe(true);
      expect(purchaseDate).toBeUndefined();
      const upcoming = tell(cora.upcomingBundle);
      expect((upcoming.purchaseDate ?? upcoming.startDate) <= today).toBe(true);
    });

    it('lets additional seats join after the group began', () => {
      const group = tell(diana.studioGroup);
      for (const { purchaseDate } of group.seats)
        expect((purchaseDate ?? group.startDate) >= group.startDate).toBe(true);
    });
  },
);

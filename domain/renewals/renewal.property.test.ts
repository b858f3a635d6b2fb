import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-date';
import { sumCents } from '../money/cents';
import { listPrice } from '../store/prices/price-list';
import { TERM_CODES } from '../terms/term-code';
import { couponFacts, PRICES } from '../testkit/prices';
import { isRenewalDue } from './renewal-period';
import { planRenewal, type RenewingSeat } from './renewal-plan';
import { priceRenewal } from './renewal-price';

const DAY = 86_400_000;
const dateFrom = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const edition = fc.constantFrom(0 as const, 1 as const, 2 as const);
const term = fc.constantFrom(...TERM_CODES);

interface Group {
  term: (typeof TERM_CODES)[number];
  startDate: string;
  expireDate: string;
  seats: RenewingSeat[];
}

const group: fc.Arbitrary<Group> = fc
  .record({
    term,
    end: fc.integer({ min: 20_000, max: 22_000 }),
    age: fc.integer({ min: 27, max: 1500 }),
    seats: fc.array(
      fc.record({
        licenseType: edition,
        endsAfter: fc.option(fc.integer({ min: -40, max: 40 })),
        futureLicenseType: fc.option(edition),
        futureTerm: fc.option(term),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ term: code, end, age, seats }) => ({
    term: code,
    startDate: dateFrom(end - age),
    expireDate: dateFrom(end),
    seats: seats.map(({ endsAfter, ...seat }, index) => ({
      ...seat,
      seatId: `s-${index}`,
      expireDate: endsAfter === null ? null : dateFrom(end + endsAfter),
    })),
  }));

const coupons = fc.array(
  fc.record({
    uses: fc.nat(6),
    rate: fc.integer({ min: 0, max: 100_00 }),
    ids: fc.subarray([802100, 812100]),
  }),
  { maxLength: 3 },
);

const couponsOf = (specs: { uses: number; rate: number; ids: number[] }[]) =>
  specs.map(({ uses, rate, ids }, index) =>
    couponFacts({
      id: `c-${index}`,
      isRenewal: true,
      remainingUses: uses,
      amountHundredths: rate,
      productIds: ids,
    }),
  );

it('puts every seat into one part at most, and those that end into none', () => {
  fc.assert(
    fc.property(group, ({ seats, ...facts }) => {
      const planned = planRenewal(facts, seats).flatMap((part) => part.seats.map(({ seatId }) => seatId));
      expect(new Set(planned).size).toBe(planned.length);
      for (const { seatId, expireDate, futureTerm, futureLicenseType } of seats) {
        const isCanceled = expireDate !== null && futureTerm === null && futureLicenseType === null;
        const endsEarlier = expireDate !== null && expireDate < facts.expireDate;
        expect(planned.includes(seatId)).toBe(!isCanceled && !endsEarlier);
      }
    }),
  );
});

it('charges exactly the seats that are extended: never a charge without an extension', () => {
  fc.assert(
    fc.property(group, coupons, ({ seats, ...facts }, specs) => {
      const parts = planRenewal(facts, seats);
      for (const part of parts) expect(part.expireDate > facts.expireDate).toBe(true);
      const pricing = { parts, priceList: PRICES, coupons: couponsOf(specs), today: facts.expireDate };
      const { lines, total } = priceRenewal(pricing);
      const extended = parts.reduce((sum, part) => sum + part.seats.length, 0);
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(extended);
      expect(sumCents(lines.map((line) => line.total))).toBe(total);
      for (const line of lines) {
        expect(line.total).toBeGreaterThanOrEqual(0);
        expect(sumCents(line.derivation.map(({ amount }) => amount))).toBe(line.total);
      }
      if (specs.length === 0) {
        const prices = parts.flatMap((part) =>
          part.seats.map((seat) => listPrice(PRICES, seat.licenseType, part.term)),
        );
        expect(total).toBe(sumCents(prices));
      }
    }),
  );
});

it('renews each day once: run after run, periods follow one another without gap or overlap until none is due', () => {
  fc.assert(
    fc.property(group, fc.nat(1500), ({ seats, ...facts }, daysLater) => {
      const asOf = addDays(facts.expireDate, daysLater);
      const renewing = {
        kind: 'rp' as const,
        autoRenew: true,
        canceled: false,
        isBilledByTime: true,
        isPurchaseOrder: false,
        hasFailedPaymentAttempt: false,
        firstFailedPaymentDate: null,
      };
      let now: Group = { ...facts, seats };
      let [charged, covered] = [0, facts.expireDate];
      while (isRenewalDue({ ...renewing, expireDate: now.expireDate }, asOf)) {
        const [kept] = planRenewal(now, now.seats);
        if (kept === undefined) break;
        charged += 1;
        expect(now.expireDate).toBe(covered);
        covered = kept.expireDate;
        now = { ...now, term: kept.term, expireDate: covered, seats: kept.seats.map(settled) };
      }
      const isOver = planRenewal(facts, seats).length === 0;
      expect(isOver || covered >= asOf).toBe(true);
      expect(charged > 0).toBe(daysLater > 0 && !isOver);
    }),
  );
});

const settled = (seat: Pick<RenewingSeat, 'seatId' | 'licenseType'>): RenewingSeat => ({
  ...seat,
  expireDate: null,
  futureLicenseType: null,
  futureTerm: null,
});

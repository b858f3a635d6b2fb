import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TERM_CODES, type TermCode } from '../terms/term-code';
import { seatFacts, subscriptionFacts } from '../testkit/facts';
import { addTerms, dateOfDay, dayNumber } from '../testkit/oracle-calendar';
import { PRICES } from '../testkit/prices';
import { forecastRenewals } from './forecast';
import { forecastMonths } from './forecast-months';

const START = dayNumber('2023-11-01');
const LATEST = dayNumber('2029-03-31');

/** Counts terms from the start day instead of from the last charge, so that a short month moves no later charge. */
function chargesOf(start: number, term: TermCode, paid: number, until: number): string[] {
  const charges: string[] = [];
  for (let terms = paid; ; terms += 1) {
    const day = addTerms(start, term, terms);
    if (day > until && charges.length > 0) return charges;
    charges.push(dateOfDay(day));
  }
}

const group = fc.record({
  start: fc.oneof(
    fc.integer({ min: START, max: LATEST }),
    fc.constantFrom('2024-01-31', '2024-02-29', '2023-12-31', '2024-08-30', '2024-01-29').map(dayNumber),
  ),
  term: fc.constantFrom(...TERM_CODES),
  paid: fc.integer({ min: 1, max: 30 }),
  passed: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

it('charges a group on days counted from its start day, in every month and leap year', () => {
  fc.assert(
    fc.property(group, ({ start, term, paid, passed }) => {
      const terms = term === 1 ? paid : Math.ceil(paid / 10);
      const end = addTerms(start, term, terms);
      const begun = addTerms(start, term, terms - 1);
      const today = begun + Math.floor(passed * (end - begun));
      const until = addTerms(today, 2, 1);
      const facts = subscriptionFacts({ term, startDate: dateOfDay(start), expireDate: dateOfDay(end - 1) });
      const days = { today: dateOfDay(today), until: dateOfDay(until) };
      const charges = forecastRenewals(
        [{ facts, content: { seats: [seatFacts()] } }],
        { priceList: PRICES, coupons: [], today: days.today },
        days.until,
      );
      expect(charges.map(({ date }) => date)).toEqual(chargesOf(start, term, terms, until));
      const within = charges.filter(({ date }) => date <= days.until);
      const { total, months, totals } = forecastMonths(charges, days);
      expect(total).toBe(within.reduce((sum, charge) => sum + charge.total, 0));
      expect(months.map((month, index) => [month.slice(0, 7), totals[index]])).toEqual(
        months.map((month) => [
          month.slice(0, 7),
          within
            .filter(({ date }) => date.startsWith(month.slice(0, 7)))
            .reduce((sum, each) => sum + each.total, 0),
        ]),
      );
    }),
    { numRuns: 2000 },
  );
});

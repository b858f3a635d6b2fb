import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { newAttempt } from '#tests/testkit/order-attempt';
import { startShop } from '#tests/testkit/start-shop';
import { orderAttempts } from '../db/schema/store';
import { compareBooks, readPeriod } from './compare-books';

describe('the comparison with the books of the payment provider', () => {
  const shop = duringTests(() => startShop('PGlite'));

  const compare = () => compareBooks(shop.vendor.deps, readPeriod([], new Date()));
  const attempts = () => shop.vendor.deps.db.update(orderAttempts);

  it('finds nothing where they agree, and says what is wrong where they do not', async () => {
    const [paid, lost, cheap, gone] = await Promise.all(Array.from({ length: 4 }, () => newAttempt(shop)));
    if (!paid || !lost || !cheap || !gone) throw new Error('four customers');
    for (const attempt of [paid, lost, cheap, gone]) await attempt.buy(await attempt.order());
    expect(await compare()).toEqual([]);

    await attempts().set({ providerTransactionId: null }).where(eq(orderAttempts.attemptId, lost.key));
    await attempts().set({ amountCents: 1 }).where(eq(orderAttempts.attemptId, cheap.key));
    await attempts().set({ providerTransactionId: 'gone' }).where(eq(orderAttempts.attemptId, gone.key));
    const card = { customer: { id: paid.user.id, email: paid.user.email }, nonce: await shop.nonce() };
    const address = { streetAddress: '', locality: '', region: '', postalCode: '' };
    const sale = { ...card, orderId: 'nobodys', amount: 1_000, cardholderName: 'Ann Lee', address };
    await shop.vendor.deps.payments.saleByNonce(sale);

    const differences = await compare();
    expect(differences).toHaveLength(5);
    const lines = differences.map(({ orderId, problem }) => `${orderId} ${problem}`).join('\n');
    expect(lines).toMatch(/nobodys charge \w+ of 10\.00 has no order here/);
    expect(lines).toMatch(new RegExp(`${lost.key} charge \\w+ of 300.00 belongs to an order that is done`));
    expect(lines).toMatch(new RegExp(`${cheap.key} charge \\w+ of 300.00 belongs to an order of 0.01`));
    expect(lines).toMatch(new RegExp(`${gone.key} charge \\w+ of 300.00 is a second one, beside gone`));
    expect(lines).toContain(`${gone.key} the order has no charge gone at the provider`);
  });

  it('covers whole days, and refuses other values', () => {
    const period = readPeriod(['--from', '2026-04-01', '--to', '2026-04-02'], new Date());
    expect(period.from.toISOString()).toBe('2026-04-01T00:00:00.000Z');
    expect(period.to.toISOString()).toBe('2026-04-02T23:59:59.999Z');
    expect(() => readPeriod(['--from', '2026-4-1'], new Date())).toThrow();
    expect(() => readPeriod(['--since', '2026-04-01'], new Date())).toThrow();
  });

  it.each([
    [['--from', '2026-13-01'], /^--from is not a day [^\n{]*$/],
    [['--to', 'yesterday'], /^--to is not a day [^\n{]*$/],
    [['--from', '2026-04-02', '--to', '2026-04-01'], /ends \(2026-04-01\) before it begins \(2026-04-02\)/],
    [['--from', '2026-05-01'], /ends \(2026-04-11\) before it begins/],
  ])('says in a line what is wrong with %j, instead of agreeing on nothing', (args, line) => {
    expect(() => readPeriod(args, new Date('2026-04-11T12:00:00Z'))).toThrow(line);
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { pastSale } from '#tests/testkit/past-sales';
import { startVendor } from '#tests/testkit/start-vendor';
import { saleLines } from '../../db/schema/store';
import { storedAttempts } from '../testkit/stored-attempts';
import { type NewSale, saveSale } from './save-sale';

describe('a sale', () => {
  let sale: NewSale;
  const vendor = duringTests(() => startVendor());
  beforeAll(async () => {
    const lines = [['Axure RP Pro', 100_00] as const, ['Axure RP Team', 200_00] as const];
    sale = pastSale(await vendor.user(), { on: '2026-04-01', lines });
  });

  const save = (numbers: string[], more: Partial<NewSale> = {}) =>
    saveSale(vendor.deps.db, { ...sale, ...more }, () => numbers.shift() ?? 'AX-LAST');

  it('has its lines in their order, numbered from one', async () => {
    const id = await save(['AX-1']);
    const { id: lineId, position, productName } = saleLines;
    const lines = vendor.deps.db.select({ lineId, position, productName }).from(saleLines);
    expect(await lines.where(eq(saleLines.purchaseId, id)).orderBy(position)).toEqual([
      { lineId: 'AX-1-1', position: 1, productName: 'Axure RP Pro' },
      { lineId: 'AX-1-2', position: 2, productName: 'Axure RP Team' },
    ]);
  });

  it('gets another number where one is taken', async () => {
    await save(['AX-2']);
    expect(await save(['AX-2', 'AX-2', 'AX-3'])).toBe('AX-3');
  });

  it('fails when ten numbers in a row are taken', async () => {
    await save(['AX-4']);
    const numbers = Array.from({ length: 12 }, () => 'AX-4');
    await expect(save(numbers)).rejects.toThrow('no free order number');
    expect(numbers).toHaveLength(2);
  });

  it('is saved once for an attempt, whatever its number', async () => {
    const attemptId = await storedAttempts(vendor, new Date()).insert();
    await save(['AX-5'], { attemptId });
    const again = save(['AX-6'], { attemptId });
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'purchases_attempt_id_unique' } });
  });
});

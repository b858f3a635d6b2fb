import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { previewTerm } from '../../../testkit/changes';
import { json, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';
import { seatRow } from '../../../testkit/vendor-rows';

const seatIds = Array.from({ length: 10_000 }, () => randomUUID());
const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
beforeAll(async () => {
  const subRows = seatIds.map((seatId) => seatRow({ canceled: false }, { seatId }));
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
});

async function page(after: string | null) {
  const { data, errors } = await gateway.ask(
    `query($change: TermChangeInput!, $after: String) { termChangePreview(change: $change) {
      change { total groups { rowCount rows(first: 500, after: $after) {
        totalCount pageInfo { endCursor hasNextPage } nodes { seatId }
      } } }
    } }`,
    { change: { seatIds: [...seatIds, ...seatIds.slice(0, 100)], newTerm: 'TWO_YEARS' }, after },
    { token: 'good' },
  );
  expect(errors).toEqual([]);
  return data.termChangePreview.change;
}

test('ten thousand seats are previewed at once, each counted once, and shown page by page', async () => {
  const first = await page(null);
  expect(first).toMatchObject({ total: '3521900.00', groups: [{ rowCount: 10_000 }] });
  const { nodes, pageInfo, totalCount } = first.groups[0]?.rows ?? { nodes: [], totalCount: 0 };
  expect([nodes.length, totalCount, pageInfo?.hasNextPage]).toEqual([500, 10_000, true]);
  const second = await page(pageInfo?.endCursor ?? null);
  const shown = new Set([...nodes, ...(second.groups[0]?.rows.nodes ?? [])].map(({ seatId }) => seatId));
  expect(shown.size).toBe(1_000);
});

test('one more is too many', async () => {
  const selection = { seatIds: [...seatIds, 'one-more'] };
  const refused = await previewTerm({ gateway }, { token: 'good' }, selection, 'MONTHLY');
  expect(refused.userErrors).toMatchObject([
    { code: 'INVALID_INPUT', message: 'At most 10,000 seats can be changed at once.' },
  ]);
});

test('a page of rows is 1 to 500', async () => {
  const { data, errors } = await gateway.ask(
    `query($change: TermChangeInput!) { termChangePreview(change: $change) {
      change { groups { rows(first: 501) { totalCount } } }
    } }`,
    { change: { seatIds: seatIds.slice(0, 1), newTerm: 'MONTHLY' } },
    { token: 'good' },
  );
  expect(data.termChangePreview).toMatchObject({ change: null });
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REQUIREMENT_ROWS } from './requirement-rows';
import { CANCEL_ROWS } from './requirement-rows-cancel';
import { CHANGE_REQUIREMENT_ROWS } from './requirement-rows-changes';
import { HOME_ROWS } from './requirement-rows-homes';
import { LICENSE_REQUIREMENT_ROWS } from './requirement-rows-licenses';
import { MANAGE_REQUIREMENT_ROWS } from './requirement-rows-manage';
import { PURCHASE_ORDER_ROWS } from './requirement-rows-purchase-orders';
import { REACTIVATION_ROWS } from './requirement-rows-reactivation';
import { RETRY_ROWS } from './requirement-rows-retry';
import { STORE_REQUIREMENT_ROWS } from './requirement-rows-store';
import { TRANSFER_ROWS } from './requirement-rows-transfer';

/** Ids of these families in a title must be listed; other listed ids must be in a title. */
const FAMILIES =
  /^(?:AUTH|NAV|MODE|PROF|BILL|CARD|SALES|INFO|REST|ERR|BUY|CART|PRICE|COUP|CONF|PERP|PO|PAY|REAC|CANC)-\d\d$/;
const ID = /^[A-Z]+-\d+$/;
const PARTS = ['domain', 'gateway', 'sandbox', 'tests', 'vendor-api', 'web'];
const LISTS: readonly Readonly<Record<string, string>>[] = [
  REQUIREMENT_ROWS,
  STORE_REQUIREMENT_ROWS,
  LICENSE_REQUIREMENT_ROWS,
  CHANGE_REQUIREMENT_ROWS,
  PURCHASE_ORDER_ROWS,
  MANAGE_REQUIREMENT_ROWS,
  RETRY_ROWS,
  REACTIVATION_ROWS,
  CANCEL_ROWS,
  TRANSFER_ROWS,
  HOME_ROWS,
];
const ROWS: Readonly<Record<string, string>> = Object.assign({}, ...LISTS);

/** Returns the ids in parentheses at the end of titles: strings that another argument follows. */
function idsOf(source: string): string[] {
  const endings = [...source.matchAll(/ \(([^()'"`\n]+)\)['"`],/g)].map((ending) => ending[1] ?? '');
  return endings.flatMap((ids) => ids.split(', ')).filter((id) => ID.test(id));
}

const testFiles = PARTS.flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test\.tsx?|spec\.ts)$/.test(name))
    .map((name) => join(part, name)),
).filter((file) => !import.meta.filename.endsWith(file));

const filesByRow = new Map<string, string[]>();
for (const file of testFiles) {
  for (const id of idsOf(readFileSync(file, 'utf8')))
    filesByRow.set(id, [...(filesByRow.get(id) ?? []), file]);
}

test('every row that is built has a test that names it', () => {
  expect(Object.keys(ROWS).filter((id) => !filesByRow.has(id))).toEqual([]);
});

test('no test names a row that is not in a list', () => {
  const unknown = [...filesByRow].filter(([id]) => FAMILIES.test(id) && !(id in ROWS));
  expect(unknown.map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual([]);
});

test('no row is in two lists', () => {
  const ids = LISTS.flatMap((list) => Object.keys(list));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a title is read with one row, with several, and with none', () => {
  expect(idsOf("test('is so (PROF-09)', () => {})")).toEqual(['PROF-09']);
  expect(idsOf("])(\n  'is so of %j (D-01, PROF-09, ERR-01)',\n")).toEqual(['D-01', 'PROF-09', 'ERR-01']);
  expect(idsOf("test('is so (really)', () => {}); // (PROF-09)")).toEqual([]);
});

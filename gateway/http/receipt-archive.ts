import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { MergedSale } from '#domain/billing/merge-sales';
import {
  archivedSales,
  archiveFileName,
  csvFileName,
  fitsArchive,
  MOST_RECEIPTS,
  type Period,
} from '#domain/billing/receipt-archive';
import { receiptCsv } from '#domain/billing/receipt-csv';
import { parseCalendarDate } from '#domain/calendar/calendar-date';
import type { GatewayContext } from '../context';
import type { GatewayDeps } from '../deps';
import { requireProfile } from '../modules/account/require-profile';
import { VendorError } from '../vendor/vendor-error';
import { closeWhenStalled } from './close-when-stalled';
import { forCustomer } from './for-customer';
import { fetchReceipt } from './receipts';
import { sendError } from './request-facts';
import { type ZippedFile, zipChunks } from './zip-chunks';

/** A reader who takes nothing for so long is gone, even if the connection is open. */
const STALLED_MS = 60_000;

const date = z.string().refine((text) => parseCalendarDate(text) === text);
const periodQuestion = z.object({ from: date, to: date }).refine(({ from, to }) => from <= to);

export function receiptArchiveRouter(deps: GatewayDeps): Router {
  return Router().get('/receipt-archive', forCustomer(deps, download));
}

async function download(context: GatewayContext, request: Request, response: Response): Promise<void> {
  const period = periodQuestion.safeParse(request.query);
  if (!period.success)
    return sendError(response, 400, 'BAD_USER_INPUT', '"from" and "to" must be dates, the earlier first.');
  await context.limits.take('archive', context.session.key);
  const [{ userId }, { records }] = await Promise.all([requireProfile(context), context.loads.saleRecords()]);
  const sales = archivedSales(records, period.data);
  if (!fitsArchive(sales.length)) return refuse(response, sales.length);
  const name = () => response.attachment(archiveFileName(period.data)).type('application/zip');
  // A HEAD request needs no receipts.
  if (request.method === 'HEAD') return void name().end();
  const chunks = zipChunks(archivedFiles(context, userId, period.data, sales));
  // Before the first receipt is sent, a failure can still be answered as an error.
  const first = await chunks.next();
  name();
  closeWhenStalled(response, STALLED_MS);
  await pipeline(Readable.from(startingWith(first, chunks), { highWaterMark: 1 }), response).catch(
    (error: unknown) => {
      // The connection is aborted, so that the file does not look complete.
      context.log.warn(reasonOf(error), 'an archive of receipts was broken off');
    },
  );
}

function refuse(response: Response, count: number): void {
  if (count > MOST_RECEIPTS) {
    const text = `There are more than ${MOST_RECEIPTS} receipts in this period. Please choose a shorter one.`;
    sendError(response, 400, 'BAD_USER_INPUT', text);
  } else sendError(response, 404, 'NOT_FOUND', 'There are no receipts in this period.');
}

async function* startingWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value;
  yield* rest;
}

function reasonOf(error: unknown): object {
  return error instanceof VendorError ? { call: error.call, code: error.code } : { err: error };
}

/** Concurrent requests for receipts, since the vendor renders each one anew. */
const AT_ONCE = 4;

/** @throws VendorError for a missing receipt, since an archive must be complete */
async function* archivedFiles(
  context: GatewayContext,
  userId: string,
  period: Period,
  sales: readonly MergedSale[],
): AsyncGenerator<ZippedFile> {
  const nameOnce = createNames();
  yield* inOrder(sales, AT_ONCE, async (sale) => {
    const receipt = await fetchReceipt(context, userId, sale);
    if (receipt === null) {
      const cause = new Error('A sale of the list has no receipt.');
      const call = 'GET /history/genInvoice';
      throw new VendorError('VENDOR_INVALID_RESPONSE', { call, mayHaveArrived: true, cause });
    }
    return { name: nameOnce(receipt.fileName), bytes: receipt.pdf, date: sale.purchasedDate };
  });
  const csv = new TextEncoder().encode(receiptCsv(sales));
  yield { name: csvFileName(period), bytes: csv, date: period.to };
}

// Purchase ids are unique, but the file names made of them may not be.
function createNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1)
      free = name.replace(/\.pdf$/, ` (${count}).pdf`);
    taken.add(free.toLowerCase());
    return free;
  };
}

/** Yields results in item order, at most `atOnce` pending; stops after a failure or when nobody reads. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const waiting = items.values();
  const running: Promise<Result>[] = [];
  for (;;) {
    while (running.length < atOnce) {
      const { value, done } = waiting.next();
      if (done) break;
      const pending = work(value);
      // Handled when its turn comes; until then it must not count as an unhandled rejection.
      pending.catch(() => undefined);
      running.push(pending);
    }
    const first = running.shift();
    if (!first) return;
    yield await first;
  }
}

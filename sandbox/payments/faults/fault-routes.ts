import express, { Router } from 'express';
import { z } from 'zod';
import type { Store } from '../store/store';
import { decimal } from '../wire/answer';
import { type FaultDial, fault, tokenExpiry } from './fault-dial';

export interface LedgerEntry {
  readonly id: string;
  readonly orderId: string | null;
  readonly type: string;
  readonly status: string;
  readonly amount: string;
  readonly customerId: string | null;
  readonly createdAt: string;
}

export const ledgerOf = (store: Store): LedgerEntry[] =>
  [...store.transactions.values()].map((transaction) => ({
    id: transaction.id,
    orderId: transaction.orderId,
    type: transaction.type,
    status: transaction.status,
    amount: decimal(transaction.amountCents),
    customerId: transaction.customer?.id ?? null,
    createdAt: transaction.createdAt,
  }));

/** `/__faults` and `/__ledger`: only mounted when the fault dial is switched on. */
export function faultRoutes(dial: FaultDial, store: Store): Router {
  const router = Router();
  router.use('/__faults', express.json());
  router.get('/__faults', (_request, response) => void response.json({ faults: dial.list() }));
  router.post('/__faults', (request, response) => {
    if (tokenExpiry.safeParse(request.body).success) {
      dial.expireTokens();
      response.status(201).json({ faults: dial.list() });
      return;
    }
    const parsed = fault.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json({ error: z.prettifyError(parsed.error) });
      return;
    }
    dial.set(parsed.data);
    response.status(201).json({ faults: dial.list() });
  });
  router.delete('/__faults', (_request, response) => {
    dial.clear();
    response.json({ faults: [] });
  });
  router.get('/__ledger', (request, response) => {
    const { orderId } = request.query;
    const rows = ledgerOf(store).filter((row) => orderId === undefined || row.orderId === orderId);
    response.json({ transactions: rows });
  });
  return router;
}

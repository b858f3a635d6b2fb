import { type CallerDeps, headersFor } from './caller';
import type { VendorReply } from './http';
import { fromStatus } from './vendor-error';

export interface ReceiptQuestion {
  readonly userId: string;
  readonly saleId: string;
  /** Decimal text of the recorded amount; the vendor refuses any other (D-29). */
  readonly amount: string;
}

/** The vendor's `history` controller. */
export function historyCalls(deps: CallerDeps) {
  const call = 'GET /history/genInvoice';
  return {
    /** The receipt as PDF bytes (REST-21); null when the vendor has none. */
    async genInvoice({ userId, saleId, amount }: ReceiptQuestion): Promise<Buffer | null> {
      const reply: VendorReply = await deps.transport.send({
        method: 'GET',
        path: '/history/genInvoice',
        query: { userId, saleId, amount },
        headers: { ...headersFor(deps), accept: 'application/pdf' },
      });
      if (reply.status === 404 || reply.status === 403) return null;
      if (!reply.bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw fromStatus(reply.status, call);
      return reply.bytes;
    },
  };
}

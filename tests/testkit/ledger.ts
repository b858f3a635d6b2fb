import { z } from 'zod';

const ledger = z.object({
  transactions: z.array(
    z.object({ id: z.string(), orderId: z.string().nullable(), status: z.string(), amount: z.string() }),
  ),
});

const movedMoney = new Set(['authorized', 'submitted_for_settlement', 'settling', 'settled']);

export async function chargesFor(paymentsUrl: string, orderId: string): Promise<string[]> {
  const response = await fetch(`${paymentsUrl}/__ledger?orderId=${orderId}`);
  const { transactions } = ledger.parse(await response.json());
  return transactions.filter(({ status }) => movedMoney.has(status)).map(({ amount }) => amount);
}

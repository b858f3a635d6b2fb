import type { ReviewAmount } from './review-amounts';

interface PricedLine {
  productCode: number;
  product: string;
  quantity: number;
  total: string;
  derivation: readonly { label: string; explanation: string | null; amount: string }[];
}

/** What a total adds up from, a line per licence and term, each with its steps. */
export function lineAmounts(lines: readonly PricedLine[]): ReviewAmount[] {
  return lines.map(({ productCode, product, quantity, total, derivation }) => ({
    key: String(productCode),
    label: derivation[0]?.label ?? `${product} × ${quantity}`,
    word: null,
    amount: total,
    steps: derivation.length > 1 ? derivation : [],
  }));
}

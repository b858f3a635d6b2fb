import { toDecimalString } from '#domain/money/cents';
import { timesText } from '#domain/text/counts';
import type { Fact } from '../../../checkout/price/changed-facts';
import { cents } from '../../../checkout/price/price';
import type { DerivationKind } from '../../../schema.generated';
import { moneyText } from '../../../ui/text';

export interface AmountStep {
  label: string;
  explanation: string | null;
  amount: string;
}

export interface ReviewAmount {
  key: string;
  label: string;
  /** `credit` or `adjustment`; null when the sign suffices. */
  word: string | null;
  amount: string;
  steps: readonly AmountStep[];
}

interface PricedLine {
  productCode: number;
  product: string;
  quantity: number;
  total: string;
  derivation: readonly AmountStep[];
}

export function lineAmounts(lines: readonly PricedLine[]): ReviewAmount[] {
  return lines.map(({ productCode, product, quantity, total, derivation }) => ({
    key: String(productCode),
    label: derivation[0]?.label ?? timesText(product, quantity),
    word: null,
    amount: total,
    steps: derivation.length > 1 ? derivation : [],
  }));
}

/** Every step of every line, so that a discount stands below the prices that it lowers. */
export function stepAmounts(
  lines: readonly Pick<PricedLine, 'productCode' | 'derivation'>[],
): ReviewAmount[] {
  return lines.flatMap(({ productCode, derivation }) =>
    derivation.map((step, index) => stepAmount(`${productCode} ${index}`, step)),
  );
}

export function stepAmount(key: string, { label, explanation, amount }: AmountStep): ReviewAmount {
  const steps = explanation === null ? [] : [{ label: explanation, explanation: null, amount }];
  return { key, label, word: null, amount, steps };
}

/** In a sum a credit is negative, an adjustment positive (PRICE-12, D-44). */
export function takenOff(amount: string): string {
  const value = cents(amount);
  return toDecimalString(value === 0 ? 0 : -value);
}

export interface DerivedLine {
  product: string;
  derivation: readonly (AmountStep & { kind: DerivationKind })[];
}

export function stepsOf(
  lines: readonly DerivedLine[],
  kinds: readonly DerivationKind[],
  isNamed = lines.length > 1,
): AmountStep[] {
  return lines.flatMap(({ product, derivation }) =>
    derivation
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, label, explanation, amount }) => ({
        label: isNamed && kind !== 'LIST_PRICE' ? `${product}: ${label}` : label,
        explanation,
        amount,
      })),
  );
}

export function explainableKeys(amounts: readonly ReviewAmount[]): string[] {
  return amounts.filter(({ steps }) => steps.length > 0).map(({ key }) => key);
}

export function fact(what: string, text: string): Fact {
  return { key: what, what, text };
}

export function amountFacts(amounts: readonly ReviewAmount[]): Fact[] {
  return amounts.map(({ label, word, amount }) =>
    fact(label, word === null ? moneyText(amount) : `${moneyText(amount)} ${word}`),
  );
}

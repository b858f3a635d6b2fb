import type { Receipt } from './receipt';
import type { Seller } from './seller';

/** The seller as printed, line by line. */
export function sellerLines({ name, lines, vatId }: Seller): string[] {
  return [name, ...lines, vatId === '' ? '' : `VAT ID ${vatId}`].filter((line) => line !== '');
}

/** The buyer as printed, line by line. */
export function buyerLines({ buyer }: Receipt): string[] {
  const { streetAddress, locality, region, postalCode, country } = buyer.address;
  return [
    buyer.name,
    streetAddress,
    [locality, region, postalCode].filter((part) => part !== '').join(', '),
    country,
    buyer.vat === '' ? '' : `VAT ID ${buyer.vat}`,
    buyer.email,
  ].filter((line) => line !== '');
}

/** How it was paid and for whom. */
export function closingLines(receipt: Receipt): string[] {
  const holder = receipt.buyer.cardholderName ?? '';
  return [
    paidBy(receipt),
    receipt.totalCents > 0 && holder !== '' ? `Card holder ${isolated(holder)}` : '',
    `Licensed to ${isolated(receipt.licensee)}`,
  ].filter((line) => line !== '');
}

/** A name inside a sentence, with the order of its own words kept whatever their direction (UAX #9, isolates). */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

function paidBy({ totalCents, card }: Receipt): string {
  if (totalCents === 0) return 'Nothing was charged.';
  return card === null ? 'Paid.' : `Paid by ${card.cardType} ending in ${card.lastFour}`;
}

/** Everything that comes from people, and may be in any script. */
export function freeTexts(receipt: Receipt, seller: Seller): string[] {
  const steps = receipt.lines.flatMap((line) => line.steps);
  return [
    ...sellerLines(seller),
    ...buyerLines(receipt),
    ...closingLines(receipt),
    ...steps.flatMap(({ label, explanation }) => [label, explanation ?? '']),
  ];
}

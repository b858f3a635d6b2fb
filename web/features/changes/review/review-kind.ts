import type { ComponentType, ReactNode } from 'react';
import { PAGE_QUERY, type Part, usePart } from '../../../app/graphql/use-part';
import type { CheckoutPlace } from '../../../checkout/attempt/attempt-storage';
import type { OrderKind } from '../../../checkout/attempt/order-words';
import type { CheckoutViewer } from '../../../checkout/fields/use-checkout-forms';
import type { Order } from '../../../checkout/order';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import type { Explained } from '../../../checkout/price/explain-button';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import type { Checkout } from '../../../checkout/use-checkout';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import type { ReviewAmount } from '../parts/amounts';
import { useChangePageQuery } from './change-page.generated';

interface ReviewSubject<Subject> {
  /** Another key starts the page afresh. */
  key: string;
  place: CheckoutPlace;
  isMissing: boolean;
  /** Parts of the page query that have to be there first. */
  parts: readonly [Part<unknown>, ...Part<unknown>[]];
  viewer: CheckoutViewer | null;
  /** Null for what cannot be changed, or not by the viewer. */
  subject: Subject | null;
  rows: number;
}

export interface ReviewRowsProps<Choice, Shown extends Price> {
  choice: Choice;
  preview: PricePreview<Shown>;
  checkout: Checkout<Shown>;
  explained: Explained;
}

export interface ReviewSummaryContent {
  parts?: readonly { name: string; total: string }[];
  /** Shown where the rows do not show them. */
  amounts?: readonly ReviewAmount[];
  note: ReactNode;
}

export interface ReviewLook<Choice, Shown extends Price> {
  title: string;
  /** `Total USD` where nothing else is said. */
  totalLabel?: (price: Shown | null) => string;
  submitLabel?: string;
  /** Those of every paid order where no others are said. */
  terms?: ReactNode;
  rows: (props: ReviewRowsProps<Choice, Shown>) => ReactNode;
  amounts: (price: Shown) => readonly ReviewAmount[];
  summary: (price: Shown, explained: Explained) => ReviewSummaryContent;
  changes: (before: Shown, after: Shown) => readonly PriceChange[];
  /** The way back from the dialog of a changed price; without it closing is enough. */
  backLabel?: string;
}

export interface ReviewState<Choice, Shown extends Price> extends ReviewRowsProps<Choice, Shown> {
  look: ReviewLook<Choice, Shown>;
  viewer: CheckoutViewer;
  session: CheckoutSession<Shown>;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A kind of order that is reviewed before it is placed: how it is read, chosen, priced, placed and shown. */
export interface ReviewKind<Subject, Choice, Shown extends Price> {
  look: ReviewLook<Choice, Shown>;
  /** What takes the place of `ReviewForm`. */
  View?: ComponentType<ReviewState<Choice, Shown>>;
  loadFailedText: string;
  /** Shown in place of the page without a price; left out where another choice may have one. */
  priceFailedText?: string;
  /** Said first where the page has to be left after it had a price, and the refusal does not tell why. */
  meanwhileText?: string;
  useSubject: () => ReviewSubject<Subject>;
  useChoice: (subject: Subject | null) => Choice | null;
  usePreview: (choice: Choice | null) => PricePreview<Shown>;
  /** A payment where nothing else is said. */
  orderKind?: (price: Shown | null) => OrderKind;
  order: (choice: Choice, price: Shown | null) => Order<Shown> | null;
  /** Null where the page itself says that the order is through. */
  endPath?: (transactionId: string | null, price: Shown | null) => string | null;
}

export function useViewerSubject<Subject>(
  known: Pick<ReviewSubject<Subject>, 'key' | 'place' | 'isMissing' | 'subject' | 'rows'>,
): ReviewSubject<Subject> {
  const query = useChangePageQuery(PAGE_QUERY);
  const viewer = usePart(query.data?.viewer, query);
  return { ...known, parts: [viewer], viewer: viewer.value };
}

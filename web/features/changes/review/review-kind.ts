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
  /** A new key resets the page. */
  key: string;
  place: CheckoutPlace;
  isMissing: boolean;
  /** Parts of the page query that must be loaded first. */
  parts: readonly [Part<unknown>, ...Part<unknown>[]];
  viewer: CheckoutViewer | null;
  /** Null when the subject cannot be changed, or not by the viewer. */
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
  /** Shown unless the rows show them. */
  amounts?: readonly ReviewAmount[];
  note: ReactNode;
}

export interface ReviewLook<Choice, Shown extends Price> {
  title: string;
  /** Defaults to `Total USD`. */
  totalLabel?: (price: Shown | null) => string;
  submitLabel?: string;
  /** Date of the first charge of an order that charges nothing today; null if it never charges. */
  chargedOn?: (price: Shown) => string | null;
  /** Defaults to the terms of every paid order. */
  terms?: ReactNode;
  rows: (props: ReviewRowsProps<Choice, Shown>) => ReactNode;
  amounts: (price: Shown) => readonly ReviewAmount[];
  summary: (price: Shown, explained: Explained) => ReviewSummaryContent;
  changes: (before: Shown, after: Shown) => readonly PriceChange[];
  /** Label of the way back in the changed-price dialog. */
  backLabel: string;
}

export interface ReviewState<Choice, Shown extends Price> extends ReviewRowsProps<Choice, Shown> {
  look: ReviewLook<Choice, Shown>;
  viewer: CheckoutViewer;
  session: CheckoutSession<Shown>;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Kind of order that is reviewed before it is placed: how to read, choose, price, place and show it. */
export interface ReviewKind<Subject, Choice, Shown extends Price> {
  look: ReviewLook<Choice, Shown>;
  /** Replaces `ReviewForm`. */
  View?: ComponentType<ReviewState<Choice, Shown>>;
  loadFailedText: string;
  /** Shown instead of the page when there is no price; omitted if another choice may have one. */
  priceFailedText?: string;
  /** Shown first when a page that had a price must be left, and the refusal does not tell why. */
  meanwhileText?: string;
  useSubject: () => ReviewSubject<Subject>;
  useChoice: (subject: Subject | null) => Choice | null;
  usePreview: (choice: Choice | null) => PricePreview<Shown>;
  /** Defaults to a payment. */
  orderKind?: (price: Shown | null) => OrderKind;
  order: (choice: Choice, price: Shown | null) => Order<Shown> | null;
  /** Returns null when the page itself confirms the order. */
  endPath?: (transactionId: string | null, price: Shown | null) => string | null;
}

export function useViewerSubject<Subject>(
  known: Pick<ReviewSubject<Subject>, 'key' | 'place' | 'isMissing' | 'subject' | 'rows'>,
): ReviewSubject<Subject> {
  const query = useChangePageQuery(PAGE_QUERY);
  const viewer = usePart(query.data?.viewer, query);
  return { ...known, parts: [viewer], viewer: viewer.value };
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { Checkout_BillingInfoFragmentDoc } from './checkout-fields.generated';
import { Payment_CardFragmentDoc } from './payment.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type CheckoutCardNowQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCardNowQuery = { viewer: { id: string, billingInfo: { company: string, hasExistingPaymentMethod: boolean, card: { version: string | null, cardType: string, maskedNumber: string, expirationMonth: number, expirationYear: number } | null } | null } | null };


export const CheckoutCardNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutCardNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Checkout_billingInfo"}}]}}]}}]}},Payment_CardFragmentDoc.definitions[0],Checkout_BillingInfoFragmentDoc.definitions[0]]} as unknown as DocumentNode<CheckoutCardNowQuery, CheckoutCardNowQueryVariables>;
export const useCheckoutCardNowQuery = (options?: useQuery.Options<CheckoutCardNowQuery, CheckoutCardNowQueryVariables> | SkipToken): useQuery.Result<CheckoutCardNowQuery, CheckoutCardNowQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CheckoutCardNowQueryVariables>> =>
  useQuery(CheckoutCardNowDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { Checkout_BillingInfoFragmentDoc } from '../../../checkout/fields/checkout-fields.generated';
import { Payment_CardFragmentDoc } from '../../../checkout/fields/payment.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type ChangePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangePageQuery = { viewer: { id: string, billingInfo: { company: string, hasExistingPaymentMethod: boolean, card: { version: string | null, cardType: string, maskedNumber: string, expirationMonth: number, expirationYear: number } | null } | null } | null };


export const ChangePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Checkout_billingInfo"}}]}}]}}]}},Payment_CardFragmentDoc.definitions[0],Checkout_BillingInfoFragmentDoc.definitions[0]]} as unknown as DocumentNode<ChangePageQuery, ChangePageQueryVariables>;
export const useChangePageQuery = (options?: useQuery.Options<ChangePageQuery, ChangePageQueryVariables> | SkipToken): useQuery.Result<ChangePageQuery, ChangePageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ChangePageQueryVariables>> =>
  useQuery(ChangePageDocument, options);
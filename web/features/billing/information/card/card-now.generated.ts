/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CardOnFile_CardFragmentDoc } from './card-on-file.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type CardNowQueryVariables = Exact<{ [key: string]: never; }>;


export type CardNowQuery = { viewer: { id: string, billingInfo: { hasExistingPaymentMethod: boolean, card: { version: string | null, cardType: string, lastFour: string, maskedNumber: string, maskedCvv: string, cardholderName: string, streetAddress: string, locality: string, region: string, postalCode: string, country: string, vat: string, expirationMonth: number, expirationYear: number } | null } | null } | null };


export const CardNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasExistingPaymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardOnFile_card"}}]}}]}}]}}]}},CardOnFile_CardFragmentDoc.definitions[0]]} as unknown as DocumentNode<CardNowQuery, CardNowQueryVariables>;
export const useCardNowQuery = (options?: useQuery.Options<CardNowQuery, CardNowQueryVariables> | SkipToken): useQuery.Result<CardNowQuery, CardNowQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CardNowQueryVariables>> =>
  useQuery(CardNowDocument, options);
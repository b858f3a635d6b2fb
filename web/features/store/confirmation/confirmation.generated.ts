/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ConfirmationFacts_ConfirmationFragmentDoc } from './confirmation-facts.generated';
import { BoughtProducts_ConfirmationFragmentDoc } from './bought-products.generated';
import { ConfirmationKeys_ConfirmationFragmentDoc } from './keys/confirmation-keys.generated';
import { ConfirmationOrder_ConfirmationFragmentDoc } from './confirmation-order.generated';
import { ConfirmationActions_ConfirmationFragmentDoc } from './confirmation-actions.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type ConfirmationQueryVariables = Exact<{
  saleId: string;
}>;


export type ConfirmationQuery = { confirmation: { id: string, change: Types.ConfirmationChange | null, termName: string, licensee: string, newExpireDate: string | null, endsThen: boolean, amount: string | null, proKeys: Array<string>, teamKeys: Array<string>, entKeys: Array<string>, variant: Types.ConfirmationVariant, actions: Array<Types.ConfirmationAction>, domain: string | null, subscriptionId: string | null, proCount: number, teamCount: number, entCount: number, cloudAuthorCount: number, cloudPublisherCount: number, aseProductName: string | null, organization: string | null, parts: Array<{ products: Array<string>, termName: string, newExpireDate: string, endsThen: boolean }>, lines: Array<{ product: string, quantity: number, total: string, derivation: Array<{ kind: Types.DerivationKind, label: string, explanation: string | null, amount: string }> }> } | null };


export const ConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Confirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"saleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationFacts_confirmation"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationKeys_confirmation"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationOrder_confirmation"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationActions_confirmation"}}]}}]}},BoughtProducts_ConfirmationFragmentDoc.definitions[0],ConfirmationFacts_ConfirmationFragmentDoc.definitions[0],ConfirmationKeys_ConfirmationFragmentDoc.definitions[0],ConfirmationOrder_ConfirmationFragmentDoc.definitions[0],ConfirmationActions_ConfirmationFragmentDoc.definitions[0]]} as unknown as DocumentNode<ConfirmationQuery, ConfirmationQueryVariables>;
export const useConfirmationQuery = (options: useQuery.Options<ConfirmationQuery, ConfirmationQueryVariables> | SkipToken): useQuery.Result<ConfirmationQuery, ConfirmationQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ConfirmationQueryVariables>> =>
  useQuery(ConfirmationDocument, options);
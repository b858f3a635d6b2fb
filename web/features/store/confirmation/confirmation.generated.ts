/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmationQueryVariables = Exact<{
  saleId: string;
}>;


export type ConfirmationQuery = { confirmation: { id: string, termName: string, licensee: string, proCount: number, teamCount: number, entCount: number, newExpireDate: string | null, amount: string | null, variant: Types.ConfirmationVariant, subscriptionId: string | null } | null };


export const ConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Confirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"saleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationDetails_confirmation"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationActions_confirmation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationDetails_confirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Confirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"termName"}},{"kind":"Field","name":{"kind":"Name","value":"licensee"}},{"kind":"Field","name":{"kind":"Name","value":"proCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"entCount"}},{"kind":"Field","name":{"kind":"Name","value":"newExpireDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationActions_confirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Confirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}}]}}]} as unknown as DocumentNode<ConfirmationQuery, ConfirmationQueryVariables>;
export const useConfirmationQuery = (options: useQuery.Options<ConfirmationQuery, ConfirmationQueryVariables> | SkipToken): useQuery.Result<ConfirmationQuery, ConfirmationQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ConfirmationQueryVariables>> =>
  useQuery(ConfirmationDocument, options);
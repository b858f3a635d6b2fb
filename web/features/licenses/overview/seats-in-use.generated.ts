/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type SeatsInUse_SummaryFragment = { total: number, assigned: number, unassigned: number, byEdition: Array<{ edition: Types.Edition, name: string, total: number, assigned: number }> };

export type SeatsInUseQueryVariables = Exact<{ [key: string]: never; }>;


export type SeatsInUseQuery = { viewer: { id: string, seatSummary: { total: number, assigned: number, unassigned: number, byEdition: Array<{ edition: Types.Edition, name: string, total: number, assigned: number }> } | null } | null };

export const SeatsInUse_SummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatsInUse_summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeatSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assigned"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"byEdition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assigned"}}]}}]}}]} as unknown as DocumentNode<SeatsInUse_SummaryFragment, unknown>;
export const SeatsInUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatsInUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seatSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatsInUse_summary"}}]}}]}}]}},SeatsInUse_SummaryFragmentDoc.definitions[0]]} as unknown as DocumentNode<SeatsInUseQuery, SeatsInUseQueryVariables>;
export const useSeatsInUseQuery = (options?: useQuery.Options<SeatsInUseQuery, SeatsInUseQueryVariables> | SkipToken): useQuery.Result<SeatsInUseQuery, SeatsInUseQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SeatsInUseQueryVariables>> =>
  useQuery(SeatsInUseDocument, options);
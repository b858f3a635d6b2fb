/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
export type OfflineKeySeatQueryVariables = Exact<{
  seatIds: Array<string> | string;
}>;


export type OfflineKeySeatQuery = { viewer: { id: string, seatSelection: { seats: Array<{ id: string, productName: string, assignedTo: string | null, offlineKey: string | null, offlineKeyEligibility: { allowed: boolean, message: string | null } }> } | null } | null };

export type OfflineKey_SeatFragment = { id: string, productName: string, assignedTo: string | null, offlineKey: string | null, offlineKeyEligibility: { allowed: boolean, message: string | null } };

export type SendOfflineKeyMutationVariables = Exact<{
  input: Types.SendOfflineKeyInput;
}>;


export type SendOfflineKeyMutation = { sendOfflineKey: { success: boolean, key: string | null, userErrors: Array<{ message: string }> } | null };

export const OfflineKey_SeatFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfflineKey_seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"offlineKey"}},{"kind":"Field","name":{"kind":"Name","value":"offlineKeyEligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<OfflineKey_SeatFragment, unknown>;
export const OfflineKeySeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfflineKeySeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seatSelection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seatIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfflineKey_seat"}}]}}]}}]}}]}},OfflineKey_SeatFragmentDoc.definitions[0]]} as unknown as DocumentNode<OfflineKeySeatQuery, OfflineKeySeatQueryVariables>;
export const SendOfflineKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOfflineKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendOfflineKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOfflineKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<SendOfflineKeyMutation, SendOfflineKeyMutationVariables>;
export const useOfflineKeySeatQuery = (options: useQuery.Options<OfflineKeySeatQuery, OfflineKeySeatQueryVariables> | SkipToken): useQuery.Result<OfflineKeySeatQuery, OfflineKeySeatQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfflineKeySeatQueryVariables>> =>
  useQuery(OfflineKeySeatDocument, options);

export const useSendOfflineKeyMutation = (options?: Omit<useMutation.Options<SendOfflineKeyMutation, SendOfflineKeyMutationVariables>, 'variables'>) =>
  useMutation(SendOfflineKeyDocument, options);
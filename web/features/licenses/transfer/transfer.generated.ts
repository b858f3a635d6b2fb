/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
export type TransferSelectionQueryVariables = Exact<{
  seatIds: Array<string> | string;
}>;


export type TransferSelectionQuery = { viewer: { id: string, seatSelection: { managers: Array<{ name: string }>, subscriptions: Array<{ id: string, name: string, editionSummary: string }>, transferEligibility: { allowed: boolean, message: string | null } } | null } | null };

export type PendingTransferRow_TransferFragment = { email: string, text: string, isToViewer: boolean, canCancel: boolean, acceptPath: string | null };

export type Transferred_PayloadFragment = { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string } | null };

export type TransferOwnerMutationVariables = Exact<{
  input: Types.TransferOwnerInput;
}>;


export type TransferOwnerMutation = { transfer: { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string } | null } | null };

export type CloudTransferOwnerMutationVariables = Exact<{
  input: Types.CloudTransferOwnerInput;
}>;


export type CloudTransferOwnerMutation = { transfer: { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string } | null } | null };

export type CancelTransferMutationVariables = Exact<{
  subscriptionId: string;
}>;


export type CancelTransferMutation = { transfer: { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string } | null } | null };

export type CancelCloudTransferMutationVariables = Exact<{
  subscriptionId: string;
}>;


export type CancelCloudTransferMutation = { transfer: { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string } | null } | null };

export type DeclineTransferMutationVariables = Exact<{
  subscriptionId: string;
}>;


export type DeclineTransferMutation = { transfer: { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string } | null } | null };

export const PendingTransferRow_TransferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTransferRow_transfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isToViewer"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"acceptPath"}}]}}]} as unknown as DocumentNode<PendingTransferRow_TransferFragment, unknown>;
export const Transferred_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Transferred_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TransferPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Transferred_PayloadFragment, unknown>;
export const TransferSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seatSelection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seatIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seatIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"editionSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transferEligibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TransferSelectionQuery, TransferSelectionQueryVariables>;
export const TransferOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferOwnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"transfer"},"name":{"kind":"Name","value":"transferOwner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transferred_payload"}}]}}]}},Transferred_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<TransferOwnerMutation, TransferOwnerMutationVariables>;
export const CloudTransferOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloudTransferOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloudTransferOwnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"transfer"},"name":{"kind":"Name","value":"cloudTransferOwner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transferred_payload"}}]}}]}},Transferred_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<CloudTransferOwnerMutation, CloudTransferOwnerMutationVariables>;
export const CancelTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"transfer"},"name":{"kind":"Name","value":"cancelTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscriptionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transferred_payload"}}]}}]}},Transferred_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<CancelTransferMutation, CancelTransferMutationVariables>;
export const CancelCloudTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCloudTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"transfer"},"name":{"kind":"Name","value":"cancelCloudTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscriptionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transferred_payload"}}]}}]}},Transferred_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<CancelCloudTransferMutation, CancelCloudTransferMutationVariables>;
export const DeclineTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"transfer"},"name":{"kind":"Name","value":"declineTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscriptionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transferred_payload"}}]}}]}},Transferred_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<DeclineTransferMutation, DeclineTransferMutationVariables>;
export const useTransferSelectionQuery = (options: useQuery.Options<TransferSelectionQuery, TransferSelectionQueryVariables> | SkipToken): useQuery.Result<TransferSelectionQuery, TransferSelectionQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TransferSelectionQueryVariables>> =>
  useQuery(TransferSelectionDocument, options);

export const useTransferOwnerMutation = (options?: Omit<useMutation.Options<TransferOwnerMutation, TransferOwnerMutationVariables>, 'variables'>) =>
  useMutation(TransferOwnerDocument, options);

export const useCloudTransferOwnerMutation = (options?: Omit<useMutation.Options<CloudTransferOwnerMutation, CloudTransferOwnerMutationVariables>, 'variables'>) =>
  useMutation(CloudTransferOwnerDocument, options);

export const useCancelTransferMutation = (options?: Omit<useMutation.Options<CancelTransferMutation, CancelTransferMutationVariables>, 'variables'>) =>
  useMutation(CancelTransferDocument, options);

export const useCancelCloudTransferMutation = (options?: Omit<useMutation.Options<CancelCloudTransferMutation, CancelCloudTransferMutationVariables>, 'variables'>) =>
  useMutation(CancelCloudTransferDocument, options);

export const useDeclineTransferMutation = (options?: Omit<useMutation.Options<DeclineTransferMutation, DeclineTransferMutationVariables>, 'variables'>) =>
  useMutation(DeclineTransferDocument, options);
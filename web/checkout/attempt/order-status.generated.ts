/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
export type OrderStatus_StatusFragment = { attemptId: string, state: Types.OrderState, transactionId: string | null, arrivesWithinSeconds: number, userErrors: Array<{ code: Types.UserErrorCode, message: string }> };

export type OrderStatusQueryVariables = Exact<{
  attemptId: string;
}>;


export type OrderStatusQuery = { orderStatus: { attemptId: string, state: Types.OrderState, transactionId: string | null, arrivesWithinSeconds: number, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type WithdrawOrderMutationVariables = Exact<{
  attemptId: string;
}>;


export type WithdrawOrderMutation = { withdrawOrder: { status: { attemptId: string, state: Types.OrderState, transactionId: string | null, arrivesWithinSeconds: number, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } } | null };

export const OrderStatus_StatusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus_status"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivesWithinSeconds"}}]}}]} as unknown as DocumentNode<OrderStatus_StatusFragment, unknown>;
export const OrderStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus_status"}}]}}]}},OrderStatus_StatusFragmentDoc.definitions[0]]} as unknown as DocumentNode<OrderStatusQuery, OrderStatusQueryVariables>;
export const WithdrawOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus_status"}}]}}]}}]}},OrderStatus_StatusFragmentDoc.definitions[0]]} as unknown as DocumentNode<WithdrawOrderMutation, WithdrawOrderMutationVariables>;
export const useOrderStatusQuery = (options: useQuery.Options<OrderStatusQuery, OrderStatusQueryVariables> | SkipToken): useQuery.Result<OrderStatusQuery, OrderStatusQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OrderStatusQueryVariables>> =>
  useQuery(OrderStatusDocument, options);

export const useWithdrawOrderMutation = (options?: Omit<useMutation.Options<WithdrawOrderMutation, WithdrawOrderMutationVariables>, 'variables'>) =>
  useMutation(WithdrawOrderDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RetryPrice_PreviewFragmentDoc } from './retry-price.generated';
import { useMutation } from '@apollo/client/react';
export type RetryPaymentMutationVariables = Exact<{
  input: Types.RetryPaymentInput;
}>;


export type RetryPaymentMutation = { order: { success: boolean, state: Types.OrderState, transactionId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }>, preview: { previewId: string, total: string, renewingCount: number, endingCount: number, coversFrom: string, expireDate: string, isOver: boolean, parts: Array<{ termName: string, seatCount: number, expireDate: string }>, lines: Array<{ productCode: number, product: string, quantity: number, total: string, derivation: Array<{ kind: Types.DerivationKind, label: string, explanation: string | null, amount: string }> }> } | null } | null };


export const RetryPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"order"},"name":{"kind":"Name","value":"retryPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetryPrice_preview"}}]}}]}}]}},RetryPrice_PreviewFragmentDoc.definitions[0]]} as unknown as DocumentNode<RetryPaymentMutation, RetryPaymentMutationVariables>;
export const useRetryPaymentMutation = (options?: Omit<useMutation.Options<RetryPaymentMutation, RetryPaymentMutationVariables>, 'variables'>) =>
  useMutation(RetryPaymentDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RenewPrice_RenewalFragmentDoc } from './renew-price.generated';
import { useMutation } from '@apollo/client/react';
export type RenewPoMutationVariables = Exact<{
  input: Types.RenewPoInput;
}>;


export type RenewPoMutation = { order: { state: Types.OrderState, transactionId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }>, preview: { previewId: string, total: string, termTotal: string, termName: string, quantity: number, leftOutCount: number, expireDate: string, newExpireDate: string, chargeOn: string, lines: Array<{ productCode: number, licenseType: Types.LicenseType, product: string, quantity: number, normalItemPrice: string, total: string, derivation: Array<{ label: string, explanation: string | null, amount: string }> }> } | null } | null };

export type RenewAsePoMutationVariables = Exact<{
  input: Types.RenewPoInput;
}>;


export type RenewAsePoMutation = { order: { state: Types.OrderState, transactionId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }>, preview: { previewId: string, total: string, termTotal: string, termName: string, quantity: number, leftOutCount: number, expireDate: string, newExpireDate: string, chargeOn: string, lines: Array<{ productCode: number, licenseType: Types.LicenseType, product: string, quantity: number, normalItemPrice: string, total: string, derivation: Array<{ label: string, explanation: string | null, amount: string }> }> } | null } | null };

export type RenewCloudPoMutationVariables = Exact<{
  input: Types.RenewPoInput;
}>;


export type RenewCloudPoMutation = { order: { state: Types.OrderState, transactionId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }>, preview: { previewId: string, total: string, termTotal: string, termName: string, quantity: number, leftOutCount: number, expireDate: string, newExpireDate: string, chargeOn: string, lines: Array<{ productCode: number, licenseType: Types.LicenseType, product: string, quantity: number, normalItemPrice: string, total: string, derivation: Array<{ label: string, explanation: string | null, amount: string }> }> } | null } | null };

export type SetAutoRenewMutationVariables = Exact<{
  input: Types.RenewPoInput;
}>;


export type SetAutoRenewMutation = { order: { state: Types.OrderState, transactionId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }>, preview: { previewId: string, total: string, termTotal: string, termName: string, quantity: number, leftOutCount: number, expireDate: string, newExpireDate: string, chargeOn: string, lines: Array<{ productCode: number, licenseType: Types.LicenseType, product: string, quantity: number, normalItemPrice: string, total: string, derivation: Array<{ label: string, explanation: string | null, amount: string }> }> } | null } | null };

export type RenewOrder_PayloadFragment = { state: Types.OrderState, transactionId: string | null, userErrors: Array<{ code: Types.UserErrorCode, message: string, field: string | null }>, preview: { previewId: string, total: string, termTotal: string, termName: string, quantity: number, leftOutCount: number, expireDate: string, newExpireDate: string, chargeOn: string, lines: Array<{ productCode: number, licenseType: Types.LicenseType, product: string, quantity: number, normalItemPrice: string, total: string, derivation: Array<{ label: string, explanation: string | null, amount: string }> }> } | null };

export const RenewOrder_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RenewOrder_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PoRenewalPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewPrice_renewal"}}]}}]}},RenewPrice_RenewalFragmentDoc.definitions[0]]} as unknown as DocumentNode<RenewOrder_PayloadFragment, unknown>;
export const RenewPoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewPo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewPoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"order"},"name":{"kind":"Name","value":"renewPo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewOrder_payload"}}]}}]}},RenewPrice_RenewalFragmentDoc.definitions[0],RenewOrder_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<RenewPoMutation, RenewPoMutationVariables>;
export const RenewAsePoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewAsePo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewPoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"order"},"name":{"kind":"Name","value":"renewAsePo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewOrder_payload"}}]}}]}},RenewPrice_RenewalFragmentDoc.definitions[0],RenewOrder_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<RenewAsePoMutation, RenewAsePoMutationVariables>;
export const RenewCloudPoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCloudPo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewPoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"order"},"name":{"kind":"Name","value":"renewCloudPo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewOrder_payload"}}]}}]}},RenewPrice_RenewalFragmentDoc.definitions[0],RenewOrder_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<RenewCloudPoMutation, RenewCloudPoMutationVariables>;
export const SetAutoRenewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAutoRenew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewPoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"order"},"name":{"kind":"Name","value":"setAutoRenew"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewOrder_payload"}}]}}]}},RenewPrice_RenewalFragmentDoc.definitions[0],RenewOrder_PayloadFragmentDoc.definitions[0]]} as unknown as DocumentNode<SetAutoRenewMutation, SetAutoRenewMutationVariables>;
export const useRenewPoMutation = (options?: Omit<useMutation.Options<RenewPoMutation, RenewPoMutationVariables>, 'variables'>) =>
  useMutation(RenewPoDocument, options);

export const useRenewAsePoMutation = (options?: Omit<useMutation.Options<RenewAsePoMutation, RenewAsePoMutationVariables>, 'variables'>) =>
  useMutation(RenewAsePoDocument, options);

export const useRenewCloudPoMutation = (options?: Omit<useMutation.Options<RenewCloudPoMutation, RenewCloudPoMutationVariables>, 'variables'>) =>
  useMutation(RenewCloudPoDocument, options);

export const useSetAutoRenewMutation = (options?: Omit<useMutation.Options<SetAutoRenewMutation, SetAutoRenewMutationVariables>, 'variables'>) =>
  useMutation(SetAutoRenewDocument, options);
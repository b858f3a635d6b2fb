/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RenewalReceipts_UserFragmentDoc } from './renewal-receipts.generated';
import { useMutation } from '@apollo/client/react';
export type StoreInvoiceEmailsMutationVariables = Exact<{
  input: Types.StoreInvoiceEmailsInput;
}>;


export type StoreInvoiceEmailsMutation = { storeInvoiceEmails: { success: boolean, userErrors: Array<{ message: string }>, viewer: { id: string, email: string, renewalReceipts: { isOn: boolean, recipients: Array<string> } | null } | null } | null };


export const StoreInvoiceEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StoreInvoiceEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StoreInvoiceEmailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeInvoiceEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenewalReceipts_user"}}]}}]}}]}},RenewalReceipts_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<StoreInvoiceEmailsMutation, StoreInvoiceEmailsMutationVariables>;
export const useStoreInvoiceEmailsMutation = (options?: Omit<useMutation.Options<StoreInvoiceEmailsMutation, StoreInvoiceEmailsMutationVariables>, 'variables'>) =>
  useMutation(StoreInvoiceEmailsDocument, options);
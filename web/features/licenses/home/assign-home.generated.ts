/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CloudCard_GroupFragmentDoc } from '../cloud/cloud-card.generated';
import { GroupName_CloudGroupFragmentDoc } from '../group-name/group-name.generated';
import { CloudMenu_GroupFragmentDoc } from '../cloud/cloud-menu.generated';
import { CloudEnd_GroupFragmentDoc } from '../cancel/cloud-end.generated';
import { Home_GroupFragmentDoc } from './home.generated';
import { RenewButtons_TargetFragmentDoc } from '../purchase-order/renew-buttons.generated';
import { PendingTransferRow_TransferFragmentDoc } from '../transfer/transfer.generated';
import { useMutation } from '@apollo/client/react';
export type AssignDomainMutationVariables = Exact<{
  input: Types.AssignDomainInput;
}>;


export type AssignDomainMutation = { assignDomain: { success: boolean, userErrors: Array<{ code: Types.UserErrorCode, message: string }>, cloudGroup: { id: string, name: string, kind: Types.SubscriptionKind, section: Types.SubscriptionSection, product: string, contents: string, assignedTo: string | null, address: string | null, termName: string, purchaseDate: string, startDate: string, expireDate: string, isPurchaseOrder: boolean, pendingChanges: Array<string>, canReactivate: boolean, isPastDue: boolean, number: number, givenName: string | null, canName: boolean, authorCount: number, publisherCount: number, domain: string | null, statusLine: { text: string, tone: Types.Tone }, nextRenewal: { total: string } | null, owner: { displayName: string, email: string, profileImg: string | null, isViewer: boolean }, renew: { renewPath: string, autoRenewPath: string | null } | null, addUsers: { path: string } | null, pendingTransfer: { email: string, text: string, isToViewer: boolean, canCancel: boolean, acceptPath: string | null } | null, transferEligibility: { allowed: boolean, message: string | null }, cancellation: { version: string, isCanceled: boolean, isCancelOffered: boolean, isUncancelOffered: boolean, isModifyOffered: boolean, refusal: string | null, canceledAuthors: number, canceledPublishers: number } } | null } | null };


export const AssignDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cloudGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloudCard_group"}}]}}]}}]}},GroupName_CloudGroupFragmentDoc.definitions[0],CloudEnd_GroupFragmentDoc.definitions[0],Home_GroupFragmentDoc.definitions[0],CloudMenu_GroupFragmentDoc.definitions[0],RenewButtons_TargetFragmentDoc.definitions[0],PendingTransferRow_TransferFragmentDoc.definitions[0],CloudCard_GroupFragmentDoc.definitions[0]]} as unknown as DocumentNode<AssignDomainMutation, AssignDomainMutationVariables>;
export const useAssignDomainMutation = (options?: Omit<useMutation.Options<AssignDomainMutation, AssignDomainMutationVariables>, 'variables'>) =>
  useMutation(AssignDomainDocument, options);
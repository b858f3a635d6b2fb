/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { TermPrice_PriceFragmentDoc } from './cart/term-price.generated';
import { AvailableCoupons_CouponFragmentDoc } from './summary/available-coupons.generated';
import { AddUsersForm_GroupFragmentDoc } from './add-users/add-users-form.generated';
import { Checkout_BillingInfoFragmentDoc } from '../../checkout/fields/checkout-fields.generated';
import { Payment_CardFragmentDoc } from '../../checkout/fields/payment.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type AddUsersPageQueryVariables = Exact<{
  id: string;
}>;


export type AddUsersPageQuery = { priceList: { rp: Array<{ edition: Types.Edition, productName: string, terms: Array<{ term: Types.Term, termName: string, price: string, perMonth: string, suffix: string }> }> } | null, couponBundle: { coupons: Array<{ id: string, type: Types.CouponType, label: string, endDate: string | null, isRenewal: boolean, remainingUses: number, productIds: Array<number> }> } | null, viewer: { id: string, subscription: { id: string, name: string, term: Types.Term, termName: string, expireDate: string, editionSummary: string, isPurchaseOrder: boolean, addUsers: { path: string } | null } | null, billingInfo: { company: string, hasExistingPaymentMethod: boolean, card: { version: string | null, cardType: string, maskedNumber: string, expirationMonth: number, expirationYear: number } | null } | null } | null };


export const AddUsersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddUsersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermPrice_price"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"couponBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AvailableCoupons_coupon"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddUsersForm_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Checkout_billingInfo"}}]}}]}}]}},Payment_CardFragmentDoc.definitions[0],TermPrice_PriceFragmentDoc.definitions[0],AvailableCoupons_CouponFragmentDoc.definitions[0],AddUsersForm_GroupFragmentDoc.definitions[0],Checkout_BillingInfoFragmentDoc.definitions[0]]} as unknown as DocumentNode<AddUsersPageQuery, AddUsersPageQueryVariables>;
export const useAddUsersPageQuery = (options: useQuery.Options<AddUsersPageQuery, AddUsersPageQueryVariables> | SkipToken): useQuery.Result<AddUsersPageQuery, AddUsersPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AddUsersPageQueryVariables>> =>
  useQuery(AddUsersPageDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type BillingTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingTokensQuery = { billingTokens: { braintreeToken: string, captcha: { provider: Types.CaptchaProvider, siteKey: string, challengeUrl: string | null }, localTransport: { hosts: Array<string>, base: string } | null } | null };


export const BillingTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"braintreeToken"}},{"kind":"Field","name":{"kind":"Name","value":"captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"siteKey"}},{"kind":"Field","name":{"kind":"Name","value":"challengeUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"localTransport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hosts"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]}}]}}]} as unknown as DocumentNode<BillingTokensQuery, BillingTokensQueryVariables>;
export const useBillingTokensQuery = (options?: useQuery.Options<BillingTokensQuery, BillingTokensQueryVariables> | SkipToken): useQuery.Result<BillingTokensQuery, BillingTokensQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BillingTokensQueryVariables>> =>
  useQuery(BillingTokensDocument, options);
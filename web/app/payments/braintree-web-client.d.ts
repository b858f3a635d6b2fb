// The library ships no types, and those of the community declare `request` without its promise.
// Declared here is exactly what the portal uses.
declare module 'braintree-web/client' {
  export interface CreditCardsResponse {
    readonly creditCards: ReadonlyArray<{ readonly nonce: string }>;
  }
  export interface Client {
    request(options: {
      method: 'post';
      endpoint: 'payment_methods/credit_cards';
      data: { creditCard: Readonly<Record<string, unknown>> };
    }): Promise<CreditCardsResponse>;
  }
  export function create(options: { authorization: string }): Promise<Client>;
}

// The library ships no types, and the community's declare `request` without its promise. Only the parts in
// use are declared.
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

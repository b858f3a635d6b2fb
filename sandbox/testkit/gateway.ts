import braintree from 'braintree';
import type { PaymentsSandbox } from '../payments/server';

type Reachable = Pick<PaymentsSandbox, 'url' | 'keys'>;

export function connect({ url, keys }: Reachable): braintree.BraintreeGateway {
  const { hostname, port, origin } = new URL(url);
  const environment = new braintree.Environment(hostname, port, origin, false, hostname, port);
  return new braintree.BraintreeGateway({ environment, ...keys });
}

export interface Card {
  readonly number: string;
  readonly expirationMonth?: string;
  readonly expirationYear?: string;
  readonly cvv?: string;
  readonly cardholderName?: string;
  readonly billingAddress?: { readonly postalCode: string };
}

/** Tokenizes a card as the browser library does, over GraphQL and without validation. */
export async function tokenize(sandbox: Reachable, card: Card): Promise<string> {
  const { clientToken } = await connect(sandbox).clientToken.generate({});
  const { authorizationFingerprint } = JSON.parse(atob(clientToken)) as { authorizationFingerprint: string };
  const response = await fetch(`${sandbox.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${authorizationFingerprint}` },
    body: JSON.stringify({
      operationName: 'TokenizeCreditCard',
      variables: {
        input: {
          creditCard: { expirationMonth: '12', expirationYear: '2034', cvv: '123', ...card },
          options: { validate: false },
        },
      },
    }),
  });
  const { data } = (await response.json()) as { data: { tokenizeCreditCard: { token: string } } };
  return data.tokenizeCreditCard.token;
}

export const VISA = '4111111111111111';
export const MASTERCARD = '5555555555554444';
export const DECLINING_VISA = '4000111111111115';

export const codesOf = (answer: { errors?: { deepErrors(): { code: string }[] } }): string[] =>
  answer.errors?.deepErrors().map(({ code }) => code) ?? [];

import { z } from 'zod';

const clientToken = z.object({ authorizationFingerprint: z.string(), merchantId: z.string() });
const answer = z.object({ creditCards: z.array(z.object({ nonce: z.string() })).min(1) });

export const VISA = '4111111111111111';
export const DECLINED_VISA = '4000111111111115';

/** Typed card fields besides the number. */
export interface TypedCard {
  readonly cvv?: string;
  readonly expirationYear?: string;
}

/** Makes a nonce with the provider alone, like the browser library. */
export async function cardNonce(
  paymentsUrl: string,
  braintreeToken: string,
  number = VISA,
  typed: TypedCard = {},
): Promise<string> {
  const text = Buffer.from(braintreeToken, 'base64').toString('utf8');
  const { authorizationFingerprint, merchantId } = clientToken.parse(JSON.parse(text));
  const response = await fetch(
    `${paymentsUrl}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint,
        creditCard: {
          number,
          cvv: '123',
          expirationMonth: '12',
          expirationYear: '2031',
          cardholderName: 'Ann Lee',
          ...typed,
          options: { validate: false },
        },
      }),
    },
  );
  return answer.parse(await response.json()).creditCards[0]?.nonce ?? '';
}

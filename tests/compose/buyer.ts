import { z } from 'zod';
import { signIn } from '../testkit/customer';
import { eventually } from '../testkit/eventually';
import { belongings, nonceFor, orderStatus, preview, submit } from '../testkit/orders';

const cart = { term: 'ANNUAL', proQuantity: 1 } as const;

export interface Buyer {
  /** Buys a seat and waits until that is done. @throws Error when it was not */
  buy(): Promise<void>;
  /** Reads the customer's number of seats. @throws Error without an answer */
  seats(): Promise<number>;
}

/** Signs in a customer, knowing only the portal's address. */
export async function buyerAt(portal: string): Promise<Buyer> {
  const customer = await signIn(portal, 'new@fresh.example');

  async function payment() {
    const challenge = await fetch(`${portal}/captcha-sandbox/challenge`, { method: 'POST' });
    const { token } = z.object({ token: z.string() }).parse(await challenge.json());
    const nonce = await nonceFor(customer, `${portal}/payment-sandbox`, '4111111111111111');
    return {
      replacePaymentMethod: true,
      nonce,
      recaptchaToken: token,
      cardholderName: 'Ada Person',
      country: 'France',
    };
  }

  return {
    async buy() {
      const order = {
        attemptId: crypto.randomUUID(),
        ...(await preview(customer, cart)),
        cart,
        licensee: {
          licenseTo: 'COMPANY',
          firstName: 'Ada',
          lastName: 'Person',
          company: 'Fresh Ltd',
        } as const,
        payment: await payment(),
      };
      await submit(customer, order);
      const status = await eventually(
        () => orderStatus(customer, order.attemptId),
        (answer) => answer !== undefined && answer.state !== 'PROCESSING',
      );
      if (status?.state !== 'DONE') throw new Error(JSON.stringify(status));
    },
    async seats() {
      return (await belongings(customer)).seats;
    },
  };
}

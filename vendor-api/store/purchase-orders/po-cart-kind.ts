import { message } from '#domain/messages/catalogue';
import { rpCartKind } from '../carts/rp-cart';

/** Seats for a purchase order, the body of `addUsersToPo`: those of an RP cart, refused in its page's words (REST-30, PO-16). */
export const poCartKind: typeof rpCartKind = {
  ...rpCartKind,
  read(form) {
    const reading = rpCartKind.read(form);
    if (reading.ok || reading.refusal.code !== 'EMPTY_CART') return reading;
    return { ok: false, refusal: { ...reading.refusal, text: message.cartEmpty } };
  },
};

const CARD_NUMBER = 'Please enter a valid card number';
const EXPIRY = 'The expiry date of the card is not valid.';
const CVV = 'The CVV of the card is not valid.';
const ENTER_AGAIN = 'The card details were used already or have expired. Please enter the card again.';
const NOT_ON_FILE = 'The card on file can no longer be used. Please enter a card.';
const NOT_ACCEPTED = 'The card was not accepted. Please check its details or use another card.';

/** By the provider's validation codes; its wording may change, the codes do not. */
const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  '81703': 'This type of card is not accepted.',
  '81706': CVV,
  '81707': CVV,
  '81709': EXPIRY,
  '81710': EXPIRY,
  '81711': EXPIRY,
  '81712': EXPIRY,
  '81713': EXPIRY,
  '81714': CARD_NUMBER,
  '81715': CARD_NUMBER,
  '81716': CARD_NUMBER,
  '81717': CARD_NUMBER,
  '91518': NOT_ON_FILE,
  '91564': ENTER_AGAIN,
  '91565': ENTER_AGAIN,
  '91731': ENTER_AGAIN,
  '91732': ENTER_AGAIN,
  '93107': ENTER_AGAIN,
  '93108': ENTER_AGAIN,
};

const REJECTION: Readonly<Record<string, string>> = {
  avs: 'The address does not match the card.',
  avs_and_cvv: 'The address and the CVV do not match the card.',
  cvv: 'The CVV does not match the card.',
};

/** What to tell the customer about card details that the provider refused. */
export function invalidCardText(codes: readonly string[]): string {
  const known = codes.find((code) => code in TEXT_BY_CODE);
  return TEXT_BY_CODE[known ?? ''] ?? NOT_ACCEPTED;
}

/** What to tell the customer about a declined card: the reason of the gateway, else the words of the bank. */
export function declinedText(decline: {
  gatewayRejectionReason?: string | null | undefined;
  processorResponseText?: string | null | undefined;
}): string {
  const rejection = REJECTION[decline.gatewayRejectionReason ?? ''];
  if (rejection !== undefined) return `The card was declined. ${rejection}`;
  const words = decline.processorResponseText?.trim() ?? '';
  return words === '' ? 'The card was declined.' : `The card was declined: ${words}`;
}

/**
 * How many characters the address may have that a sign-in returns to: more than any place of the portal needs, and little
 * enough to be kept. The portal asks for nothing longer, and the account service refuses it.
 */
export const LONGEST_REDIRECT = 4_000;

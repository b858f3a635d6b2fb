declare global {
  interface Window {
    /** What `public/sign-in-code.js` has taken out of the address. */
    signInCode?: string;
  }
}

/** The one-time code of the account service that the address carried. It is handed out once. */
export function takeSignInCode(view: Window): string | null {
  const code = view.signInCode ?? null;
  delete view.signInCode;
  return code;
}

const NAMES = ['stoken', 'btid', 'portaluser'] as const;

/** The cookies with which a support person acts for a customer (AUTH-16). */
export interface DelegateCookies {
  /** Session of the cookies; empty unless all are set. */
  session(): string;
  speakBeside(token: string): boolean;
  replaceToken(token: string): void;
  clear(): void;
}

export function browserDelegateCookies(view: Window): DelegateCookies {
  const readCookie = (name: string) => cookieValue(view.document.cookie, name);
  const session = () => {
    const [token = '', ...others] = NAMES.map(readCookie);
    return others.every((value) => value !== '') ? token : '';
  };
  // The Cookie Store API is asynchronous, which is too late while a page unloads.
  const erase = (name: string, domain: string) => {
    view.document.cookie = `${name}=; path=/; max-age=0${domain}`;
  };
  return {
    session,
    speakBeside: (token) => token !== '' && session() !== '' && session() !== token,
    // Uses the domain at which the old cookie can be erased; on another domain there would be two cookies.
    replaceToken(token) {
      const domains = domainsOf(view.location.hostname);
      const domain = domains.find((each) => {
        erase('stoken', each);
        return readCookie('stoken') === '';
      });
      const secure = view.location.protocol === 'https:' ? '; secure' : '';
      const value = encodeURIComponent(token);
      view.document.cookie = `stoken=${value}; path=/; samesite=lax${secure}${domain ?? ''}`;
    },
    // The domain of a cookie cannot be read, so every possible one is tried (D-08).
    clear() {
      for (const name of NAMES) {
        for (const domain of domainsOf(view.location.hostname)) erase(name, domain);
      }
    },
  };
}

function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`)) ?? '';
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Cookie domains of a host; `a.portal.example` gives none, `a.portal.example` and `portal.example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  const isName = labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '');
  const parents = isName ? labels.slice(0, -1).map((_, index) => labels.slice(index).join('.')) : [];
  return ['', ...parents.map((parent) => `; domain=${parent}`)];
}

export interface LocalTransport {
  readonly hosts: readonly string[];
  readonly base: string;
}

let installed: LocalTransport | undefined;
let patched: typeof XMLHttpRequest.prototype.open | undefined;

/**
 * `braintree-web` calls only https hosts of its owner: the sandbox's client token names made-up ones, and
 * this redirects their requests to our origin (D-26). Throws unless `base` is a plain path: cards must go
 * nowhere else.
 */
export function installSandboxTransport(transport: LocalTransport): void {
  assertOwnPath(transport.base);
  if (XMLHttpRequest.prototype.open !== patched) patched = patchOpen();
  installed = transport;
}

function assertOwnPath(base: string): void {
  const url = new URL(base, window.location.origin);
  const isPlainPath = /^(\/[\w-]+)+$/.test(base) && url.pathname === base;
  if (!isPlainPath || url.origin !== window.location.origin) {
    throw new Error(`The sandbox transport's base is not a path of this origin: ${base}`);
  }
}

function patchOpen(): typeof XMLHttpRequest.prototype.open {
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function openThroughSandbox(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync: boolean = true,
    user?: string | null,
    password?: string | null,
  ) {
    open.call(this, method, redirected(url), isAsync, user, password);
  };
  return XMLHttpRequest.prototype.open;
}

function redirected(url: string | URL): string | URL {
  const { protocol, hostname, pathname, search } = new URL(url, document.baseURI);
  const isSandbox = protocol === 'https:' && installed?.hosts.includes(hostname);
  return isSandbox ? `${installed?.base}${pathname}${search}` : url;
}

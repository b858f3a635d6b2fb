import { HumanCheckError } from './human-check-error';

export interface Recaptcha {
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  execute(widget: number): unknown;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';
const POLL_MS = 500;
const GIVE_UP_MS = 15_000;

interface Loading {
  readonly script: HTMLScriptElement;
  readonly recaptcha: Promise<Recaptcha>;
}

let last: Loading | undefined;

/** Loads the script once. A failed load rejects with `unavailable` and is tried again by the next call. */
export function loadRecaptcha(): Promise<Recaptcha> {
  // A script that failed is taken out of the page.
  const loading = last?.script.isConnected ? last : load();
  last = loading;
  return loading.recaptcha;
}

/** The script's own load event comes too early: it loads a second one, so the interface itself is watched for. */
function load(): Loading {
  const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
  const recaptcha = new Promise<Recaptcha>((resolve, reject) => {
    const started = performance.now();
    const poll = setInterval(() => {
      const found = present();
      if (found) end(() => resolve(found));
      else if (performance.now() - started > GIVE_UP_MS) fail();
    }, POLL_MS);
    const end = (settle: () => void) => {
      clearInterval(poll);
      settle();
    };
    const fail = () =>
      end(() => {
        script.remove();
        reject(new HumanCheckError('unavailable'));
      });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return { script, recaptcha };
}

function present(): Recaptcha | undefined {
  const { grecaptcha } = window as { grecaptcha?: Partial<Recaptcha> };
  return isComplete(grecaptcha) ? grecaptcha : undefined;
}

const isComplete = (found: Partial<Recaptcha> | undefined): found is Recaptcha =>
  typeof found?.render === 'function' &&
  typeof found.execute === 'function' &&
  typeof found.getResponse === 'function';

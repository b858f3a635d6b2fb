import { type HumanCheck, HumanCheckError } from './human-check-error';

const POLL_MS = 500;
/** Number of polls without a token or a visible challenge before the check times out: 20 seconds. */
const PATIENCE = 40;
/** Number of polls until a challenge that is gone counts as dismissed, which Google does not report. */
const DISMISSED = 3;

interface Widget {
  readonly recaptcha: Recaptcha;
  readonly id: number;
  readonly element: HTMLElement;
}

export function recaptchaCheck(siteKey: string, host: HTMLElement): HumanCheck {
  let widget: Promise<Widget> | undefined;
  let hasFailed = false;
  const disposal = new AbortController();

  const render = async (): Promise<Widget> => {
    const recaptcha = await loadRecaptcha();
    if (disposal.signal.aborted) throw new HumanCheckError('disposed');
    // A new child each time: Google refuses to render twice into one element.
    const element = document.createElement('div');
    host.append(element);
    const fail = () => {
      hasFailed = true;
    };
    const options = { sitekey: siteKey, size: 'invisible', 'error-callback': fail, 'expired-callback': fail };
    return { recaptcha, id: recaptcha.render(element, options), element };
  };
  const rendered = (): Promise<Widget> => {
    widget ??= render().catch((error: unknown) => {
      widget = undefined;
      throw error;
    });
    return widget;
  };

  return {
    prepare: () => rendered().then(() => undefined),
    async execute() {
      const { recaptcha, id } = await rendered();
      hasFailed = false;
      // The last token has been used.
      recaptcha.reset(id);
      void recaptcha.execute(id);
      return pollToken(
        () => recaptcha.getResponse(id),
        () => hasFailed,
        disposal.signal,
      );
    },
    dispose() {
      disposal.abort();
      void widget?.then(({ element }) => element.remove()).catch(() => undefined);
    },
  };
}

async function pollToken(
  read: () => string,
  hasFailed: () => boolean,
  disposed: AbortSignal,
): Promise<string> {
  let wasShown = false;
  let unseen = 0;
  while (unseen < (wasShown ? DISMISSED : PATIENCE)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (disposed.aborted) throw new HumanCheckError('disposed');
    if (hasFailed()) throw new HumanCheckError('failed');
    const token = read();
    if (token !== '') return token;
    const isShown = isChallengeShown();
    wasShown ||= isShown;
    unseen = isShown ? 0 : unseen + 1;
  }
  throw new HumanCheckError(wasShown ? 'dismissed' : 'timeout');
}

/** Google shows and hides the challenge's frame through its wrapper. */
function isChallengeShown(): boolean {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  const wrapper = frame?.closest('div[style*="visibility"]');
  return wrapper ? getComputedStyle(wrapper).visibility === 'visible' : false;
}

interface Recaptcha {
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  execute(widget: number): unknown;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';
const SCRIPT_POLL_MS = 500;
const GIVE_UP_MS = 15_000;

interface Loading {
  readonly script: HTMLScriptElement;
  readonly recaptcha: Promise<Recaptcha>;
}

let last: Loading | undefined;

function loadRecaptcha(): Promise<Recaptcha> {
  // A failed script is removed from the page.
  const loading = last?.script.isConnected ? last : load();
  last = loading;
  return loading.recaptcha;
}

/** Polls for the interface itself: the script's load event comes before its second script. */
function load(): Loading {
  const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
  const recaptcha = new Promise<Recaptcha>((resolve, reject) => {
    const started = performance.now();
    const poll = setInterval(() => {
      const found = present();
      if (found) end(() => resolve(found));
      else if (performance.now() - started > GIVE_UP_MS) fail();
    }, SCRIPT_POLL_MS);
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

import type { HumanCheck } from './human-check';
import { HumanCheckError } from './human-check-error';
import { loadRecaptcha, type Recaptcha } from './recaptcha-script';

const POLL_MS = 500;
/** Polls without a token and without a visible challenge until the check counts as lost: 20 seconds. */
const PATIENCE = 40;
/** The same after a challenge was visible: nobody is told when the visitor closes it, it is just gone. */
const DISMISSED = 3;

interface Widget {
  readonly recaptcha: Recaptcha;
  readonly id: number;
  readonly element: HTMLElement;
}

/** Google's invisible reCAPTCHA, version 2. Its token is polled every 500 ms (CARD-19). */
export function recaptchaCheck(siteKey: string, host: HTMLElement): HumanCheck {
  let widget: Promise<Widget> | undefined;
  let hasFailed = false;
  const disposal = new AbortController();

  const render = async (): Promise<Widget> => {
    const recaptcha = await loadRecaptcha();
    if (disposal.signal.aborted) throw new HumanCheckError('disposed');
    // A fresh child each time: Google refuses to render twice into one element.
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
      // The last token was used.
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

/** Google hides and shows the wrapper of the challenge's frame. */
function isChallengeShown(): boolean {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  const wrapper = frame?.closest('div[style*="visibility"]');
  return wrapper ? getComputedStyle(wrapper).visibility === 'visible' : false;
}

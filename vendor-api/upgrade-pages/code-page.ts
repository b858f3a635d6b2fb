import { type Html, html } from '../account/pages/html';
import type { FoundLicense } from './find-licenses';

/** What an upgrade code is good for, and how often still. */
export function codeBody({ product, upgradeKey, numUpgrades, numUpgradesUsed }: FoundLicense): Html {
  const all = numUpgrades ?? 0;
  const left = Math.max(0, all - (numUpgradesUsed ?? 0));
  return html`${left === 0 ? html`<p class="notice">This code has been used up.</p>` : ''}<dl>
<dt>Upgrade code</dt><dd><code>${upgradeKey ?? ''}</code></dd>
<dt>Product</dt><dd>${product}</dd>
<dt>Uses left</dt><dd>${`${left} of ${all}`}</dd>
<dt>Price</dt><dd>Paid for with the code</dd>
</dl>`;
}

/** The same for a code that does not exist and for somebody else's. */
export const FOREIGN_CODE = html`<p class="notice">This upgrade code is unknown, or not yours to use.</p>`;

export const NO_CODE = html`<p class="notice">No upgrade code was given.</p>`;

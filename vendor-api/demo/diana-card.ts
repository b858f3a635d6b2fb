import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { encodePhoto } from '../account/photo/change-photo';
import { storePhoto } from '../account/photo/stored-photo';
import { findCard } from '../billing/card-on-file';
import type { Database } from '../db/database';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { DIANA, DIANA_ADDRESS, DIANA_VAT } from './diana';
import { putCardOnFile } from './history';

/** The provider's documented test nonce: a Visa that ends in 1881. */
const TRIAL_NONCE = 'fake-valid-visa-nonce';
const HOLDER = { cardholderName: 'Diana Osei', address: DIANA_ADDRESS, vat: DIANA_VAT };
const TRIES = 60;
const PAUSE_MS = 500;

/** Puts Diana's card on file at the provider. Retries for half a minute while the sandbox may be starting. */
export async function ensureDianaCard(deps: VendorDeps, signal: AbortSignal): Promise<void> {
  const [diana] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, DIANA));
  if (diana === undefined || (await findCard(deps.db, diana.id)) !== null) return;
  for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
    const outcome = await putCardOnFile(deps, diana.id, TRIAL_NONCE, HOLDER);
    if (outcome === 'stored') return;
    if (outcome === 'declined') break;
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
  deps.log.warn('the demonstration card could not be put on file');
}

const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<linearGradient id="wall" x2="1" y2="1"><stop stop-color="#f6d6a8"/><stop offset="1" stop-color="#e39a6f"/></linearGradient>
<rect width="480" height="480" fill="url(#wall)"/>
<path d="M128 250c-14-118 40-186 114-186s126 66 112 186c-6 52 18 92 18 132H110c0-42 24-80 18-132z" fill="#2b1b17"/>
<path d="M206 300h70v86h-70z" fill="#8a5638"/>
<path d="M60 480c0-74 66-118 146-126 10 26 60 26 72 0 80 8 142 52 142 126z" fill="#3f3d91"/>
<ellipse cx="241" cy="218" rx="80" ry="102" fill="#a56a45"/>
<path d="M158 214c4-74 44-104 90-100-10 50-46 88-90 100zM324 214c-2-62-34-98-76-100 14 44 40 80 76 100z" fill="#2b1b17"/>
<path d="M207 266q34 26 68 0" fill="none" stroke="#6d3b25" stroke-width="6" stroke-linecap="round"/>
<circle cx="211" cy="216" r="7" fill="#2b1b17"/><circle cx="271" cy="216" r="7" fill="#2b1b17"/>
</svg>`;

export async function addDianaPhoto(db: Database, userId: string, today: CalendarDate): Promise<void> {
  const photo = await encodePhoto(Buffer.from(PORTRAIT));
  if (photo === null) throw new Error('The portrait of the demonstration cannot be drawn.');
  const now = () => new Date(`${today}T09:00:00Z`);
  await storePhoto({ db, clock: { now } }, userId, photo);
}

import { isSameEmail } from '../../text/same-email';

/** Stands for the viewer in lists of managers (SEAT-21). */
export const ME = 'Me';

/** Whether the viewer is among the managers; accepts `Me` and the address (D-70). */
export function isManagedBy(managers: readonly string[], viewerEmail: string): boolean {
  return managers.some((manager) => manager === ME || isSameEmail(manager, viewerEmail));
}

/** The managers as the viewer reads them: the own address becomes `Me` (D-70). */
export function withMe(managers: readonly string[], viewerEmail: string): string[] {
  return managers.map((manager) => nameFor(manager, viewerEmail));
}

/** `Me` for the viewer, else the address (MAN-13). */
export function nameFor(email: string, viewerEmail: string): string {
  return isSameEmail(email, viewerEmail) ? ME : email;
}

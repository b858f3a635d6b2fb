/** PERP-04. */
export const UPGRADE_TITLE = 'Upgrade Confirmation';

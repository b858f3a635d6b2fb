/** How much of a Team key a screen shows (CONST-29). */
const TEAM_KEY_SHOWN = 64;

/** A Team key as screens show it; copying, printing and mails have all of it (CONF-04, D-55). */
export function shownTeamKey(key: string): string {
  return key.slice(0, TEAM_KEY_SHOWN);
}

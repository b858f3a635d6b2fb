/** Rows of products owned besides subscriptions. */
export const LICENSE_REQUIREMENT_ROWS: Readonly<Record<string, string>> = {
  'MAN-03': 'whoever owns anything of RP is not told that they have nothing',
  'MAN-04': 'the sections of the RP tab',
  'MAN-08': 'the search for keys',
  'MAN-15': 'columns of the perpetual grid',
  'MAN-16': 'columns of the upgrade-code grid',
  'MAN-19': 'what has to be selected to upgrade',
  'SEAT-18': 'the whole key',
  'ROLE-05': 'what managers do',
  'ROLE-07': 'what users of a seat do',
  'CONST-24': 'prices of a perpetual upgrade',
  'EDU-01': 'columns of the education grid',
  'EDU-02': 'the note of education licenses',
  'EDU-03': 'education licenses are not reassigned',
  'EDU-04': 'no education section without education licenses',
};

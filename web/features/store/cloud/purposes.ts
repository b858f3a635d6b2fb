/** What the seats of the cloud plans are for, in a few words. */
export const AUTHOR_PURPOSE = 'Creates and edits in the cloud';
export const PUBLISHER_PURPOSE = 'Publishes from Axure RP';

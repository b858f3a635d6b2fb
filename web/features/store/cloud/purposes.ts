export const AUTHOR_PURPOSE = 'Creates and edits in the cloud';
export const PUBLISHER_PURPOSE = 'Publishes from Axure RP';

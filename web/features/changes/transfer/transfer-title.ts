export const TRANSFER_TITLE = 'Transfer Ownership';

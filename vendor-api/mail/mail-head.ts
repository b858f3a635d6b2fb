/** Mails set both colors: a dark mail client that changed only one would show dark text on dark. */
export const MAIL_HEAD = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light only"></head>',
].join('');

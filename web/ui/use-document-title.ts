import { useEffect } from 'react';

const PORTAL = 'Account';

/** Names the browser tab after the page; without a page, after the portal. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? PORTAL : `${title} · ${PORTAL}`;
  }, [title]);
}

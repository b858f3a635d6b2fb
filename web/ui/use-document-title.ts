import { useEffect } from 'react';

const PORTAL = 'Account';

export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? PORTAL : `${title} · ${PORTAL}`;
  }, [title]);
}

import { useState } from 'react';
import { useTask } from '../../../ui/overlays/use-task';
import { saveFile } from '../../../ui/save-file';

interface TablePage {
  text: string;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** Downloads a paged table as one file. Progress is the number of loaded rows, null when idle. */
export function useTableFile(
  name: string,
  rowsOfPage: number,
  load: (after: string | null) => Promise<TablePage | null | undefined>,
) {
  const [progress, setProgress] = useState<number | null>(null);
  const { run } = useTask('The file could not be created: the service is not answering. Please try again.');
  const save = async () => {
    setProgress(0);
    await run(async () => {
      const parts: string[] = [];
      for (let after: string | null = null, isMore = true; isMore; ) {
        const page: TablePage | null | undefined = await load(after);
        if (!page) throw new Error('A part of the table is missing.');
        parts.push(page.text);
        setProgress(parts.length * rowsOfPage);
        after = page.pageInfo.endCursor;
        isMore = page.pageInfo.hasNextPage;
      }
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
    });
    setProgress(null);
  };
  return { progress, save };
}

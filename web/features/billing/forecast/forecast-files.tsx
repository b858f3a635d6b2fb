import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconCalendarDown, IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTask } from '../../../ui/overlays/use-task';
import { saveFile } from '../../../ui/save-file';
import { ForecastFilesDocument } from './upcoming-charges.generated';
import classes from './upcoming-charges.module.css';

const FILES = {
  csv: { label: 'Download CSV', name: 'upcoming-charges.csv', type: 'text/csv', Icon: IconTableDown },
  calendar: { label: 'Add to calendar', name: 'renewals.ics', type: 'text/calendar', Icon: IconCalendarDown },
} as const;
type Kind = keyof typeof FILES;

export function ForecastFiles() {
  const client = useApolloClient();
  const [busyWith, setBusyWith] = useState<Kind | null>(null);
  const { run } = useTask('The file could not be created: the service is not answering. Please try again.');
  const save = async (kind: Kind) => {
    const { name, type } = FILES[kind];
    setBusyWith(kind);
    await run(async () => {
      const { data } = await client.query({ query: ForecastFilesDocument, fetchPolicy: 'no-cache' });
      const content = data?.viewer?.renewalForecast?.[kind];
      if (content === undefined) throw new Error(`no ${kind}`);
      saveFile(new Blob([content], { type: `${type};charset=utf-8` }), name);
    });
    setBusyWith(null);
  };
  return (
    <div className={classes['files']}>
      {(['csv', 'calendar'] as const).map((kind) => {
        const { label, Icon } = FILES[kind];
        return (
          <Button
            key={kind}
            variant="default"
            leftSection={<Icon size="1rem" aria-hidden="true" />}
            loading={busyWith === kind}
            onClick={() => void save(kind)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

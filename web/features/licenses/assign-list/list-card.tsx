import { Button, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { ListReading } from '#domain/licenses/plan/people-list';
import { counted } from '#domain/text/counts';
import { useSignedIn } from '../../../app/session/session-context';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Card } from '../../../ui/card';
import { ErrorBlock } from '../../../ui/states/error-block';
import classes from './assign-list.module.css';
import { ColumnsTable } from './columns-table';
import { type AssignList, typedList } from './kept-list';
import { type ListRead, readFile, readText } from './read-list';

interface ListCardProps {
  list: AssignList | null;
  onStart: (name: string | null, table: string[][]) => void;
  onRead: (reading: ListReading) => void;
  onForget: () => void;
}

export function ListCard({ list, onStart, onRead, onForget }: ListCardProps) {
  if (list === null) return <ListEntry onStart={onStart} />;
  const { name, table, reading } = list;
  const rows = table.length - (reading.hasHeader ? 1 : 0);
  return (
    <Card
      title={`${name ?? 'Pasted list'} · ${counted(rows, 'row')}`}
      actions={
        <Button variant="default" onClick={onForget}>
          Use another list
        </Button>
      }
    >
      <ColumnsTable table={table} reading={reading} onChange={onRead} />
    </Card>
  );
}

function ListEntry({ onStart }: Pick<ListCardProps, 'onStart'>) {
  const viewerId = useSignedIn().customer.id;
  const [text, setText] = useState(() => typedList.load(viewerId) ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  useUnsavedText(text !== '', true);

  const take = (name: string | null, read: ListRead) => {
    setRefusal(read.ok ? null : read.message);
    if (!read.ok) return;
    typedList.keep(viewerId, null);
    onStart(name, read.table);
  };
  const takeFile = async (file: File | undefined) => {
    if (file) take(file.name, await readFile(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFile(event.dataTransfer.files[0]);
  };

  return (
    <Card title="List of people">
      <ErrorBlock message={refusal} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen by a button as well */}
      <div
        className={classes['entry']}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Textarea
          label="Paste addresses or a table"
          description="One person per line. A table can have columns for the seat, the note and the managers. You can edit what Export CSV saves and paste it here."
          placeholder={'ann@company.example\nBob Roe <bob@company.example>'}
          rows={7}
          resize="vertical"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            typedList.keep(viewerId, value || null);
          }}
        />
        <div className={classes['buttons']}>
          <Button disabled={text.trim() === ''} onClick={() => take(null, readText(text))}>
            Continue
          </Button>
          <FileButton onFile={takeFile} />
          <span className={classes['hint']}>or drop it here: CSV or text, at most 20,000 rows</span>
        </div>
      </div>
    </Card>
  );
}

function FileButton({ onFile }: { onFile: (file: File | undefined) => Promise<void> }) {
  const picker = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Allows choosing the same file again after a correction.
    void onFile(currentTarget.files?.[0]).then(() => {
      currentTarget.value = '';
    });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileUpload size="1rem" aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="File with the list"
        hidden
        onChange={choose}
      />
    </>
  );
}

import classes from './entry.module.css';

/** The vendor's message in place of the whole application (MODE-01). */
export function ReadOnlyScreen({ message }: { message: string }) {
  return (
    <main className={classes['readOnly']}>
      <p>{message}</p>
    </main>
  );
}

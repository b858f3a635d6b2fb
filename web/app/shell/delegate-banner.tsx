import frame from './header.module.css';

/** On every page of a delegate (MODE-03), as soon as the account is known. */
export function DelegateBanner({ isDelegate }: { isDelegate: boolean }) {
  return isDelegate && <p className={frame['delegate']}>CURRENTLY IN ACCESS ACCOUNT MODE</p>;
}

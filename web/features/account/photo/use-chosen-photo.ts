import { useEffect, useState } from 'react';
import { photoFileProblem } from '#domain/account/profile-photo';

export interface ChosenPhoto {
  readonly file: File;
  readonly address: string;
}

export function useChosenPhoto() {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  useEffect(() => {
    if (chosen !== null) return () => URL.revokeObjectURL(chosen.address);
    return undefined;
  }, [chosen]);

  /** Answers why the file cannot be chosen; what was chosen before then stays. */
  const choose = (file: File): string | null => {
    const problem = photoFileProblem(file);
    if (problem === null) setChosen({ file, address: URL.createObjectURL(file) });
    return problem;
  };

  return { chosen, choose, drop: () => setChosen(null) };
}

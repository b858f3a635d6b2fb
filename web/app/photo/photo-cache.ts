interface Entry {
  holders: number;
  photo: { blob: Blob; address: string } | null;
  settled: Promise<void>;
}

const shelf = new Map<string, Entry>();

export function acquirePhoto(path: string, fetchIt: () => Promise<Blob>) {
  const entry = shelf.get(path) ?? put(path, fetchIt);
  entry.holders += 1;
  let isHeld = true;
  return {
    photo: () => entry.photo,
    settled: entry.settled,
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      entry.holders -= 1;
      if (entry.holders === 0) drop(path, entry);
    },
  };
}

export function cachedPhoto(path: string): Entry['photo'] {
  return shelf.get(path)?.photo ?? null;
}

function put(path: string, fetchIt: () => Promise<Blob>): Entry {
  const entry: Entry = { holders: 0, photo: null, settled: Promise.resolve() };
  entry.settled = fetchIt().then(
    (blob) => {
      if (entry.holders > 0) entry.photo = { blob, address: URL.createObjectURL(blob) };
    },
    // A missing picture is harmless: the initials stay, and the next component to show it asks again.
    () => drop(path, entry),
  );
  shelf.set(path, entry);
  return entry;
}

function drop(path: string, entry: Entry): void {
  if (shelf.get(path) === entry) shelf.delete(path);
  if (entry.photo !== null) URL.revokeObjectURL(entry.photo.address);
  entry.photo = null;
}

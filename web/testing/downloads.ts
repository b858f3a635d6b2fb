import { vi } from 'vitest';

export interface SavedFile {
  name: string;
  content: Blob;
}

/** Catches downloads until the end of the test. */
export function catchDownloads(): SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${files.size}`;
    if ('arrayBuffer' in content) files.set(url, content);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  // jsdom has no downloads: record the click on a file's link, where a browser takes over.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = files.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}

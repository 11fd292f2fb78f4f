/** Long enough for every browser to have started reading the blob. */
const RELEASE_AFTER_MS = 60_000;

/** Downloads a file. */
export const saveBlobFile = (name: string, content: Blob) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
};

const saveFile = (name: string, content: string, type: string) => saveBlobFile(name, new Blob([content], { type }));

/** Downloads a value as an indented JSON file. */
export const saveJsonFile = (name: string, content: object) =>
  saveFile(name, JSON.stringify(content, null, 2), 'application/json');

/** Downloads a plain text file. */
export const saveTextFile = (name: string, content: string) => saveFile(name, content, 'text/plain;charset=utf-8');

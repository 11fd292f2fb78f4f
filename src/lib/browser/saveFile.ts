/** Long enough for every browser to have started reading the blob. */
const RELEASE_AFTER_MS = 60_000;

/** Downloads a value as an indented JSON file. */
export const saveJsonFile = (name: string, content: object) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
};

/** Long enough for every browser to have begun reading. */
const RELEASE_AFTER_MS = 60_000;

/** Puts a JSON file into the downloads, easy to read for people too. */
export const saveJsonFile = (name: string, content: object) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
};

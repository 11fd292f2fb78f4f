/** Whether the page may ask for the text in the clipboard: not over plain http, and not in every browser. */
export const canReadClipboard = (): boolean => {
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  return typeof clipboard?.readText === 'function';
};

/** The text in the clipboard, for which most browsers ask the user; undefined when they refuse. */
export const clipboardText = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
};

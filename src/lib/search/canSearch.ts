interface Box {
  text: string;
  /** A photo is chosen, which may be searched for without text. */
  hasPhoto: boolean;
  isLoading: boolean;
}

/**
 * Whether the button that searches can be pressed. Only an empty box disables it: blanks are submitted and answered
 * with a toast (row 5.text.empty of docs/spec-coverage.md).
 */
export const canSearch = ({ text, hasPhoto, isLoading }: Box): boolean => (text !== '' || hasPhoto) && !isLoading;

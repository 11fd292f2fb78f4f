import type { Ref } from 'react';

/** What the two boxes of the search panel share. */
export interface SearchFieldProps {
  text: string;
  canSubmit: boolean;
  isLoading: boolean;
  fieldRef?: Ref<HTMLTextAreaElement & HTMLInputElement>;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

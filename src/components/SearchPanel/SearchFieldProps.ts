import type { Ref } from 'react';

/** Props shared by the two search boxes. */
export interface SearchFieldProps {
  text: string;
  canSubmit: boolean;
  isLoading: boolean;
  fieldRef?: Ref<HTMLTextAreaElement & HTMLInputElement>;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

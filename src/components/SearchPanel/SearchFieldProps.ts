import type { Ref } from 'react';
import type { Suggesting } from './useSuggestionBox';

/** Props shared by the two search boxes. */
export interface SearchFieldProps {
  text: string;
  canSubmit: boolean;
  fieldRef?: Ref<HTMLTextAreaElement & HTMLInputElement>;
  suggesting: Suggesting;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
}

import type { ChangeEvent, Ref } from 'react';

interface PhotoInputProps {
  input: Ref<HTMLInputElement>;
  testId: string;
  /** For one photo of the camera app, instead of one or several that are there. */
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A hidden field that opens the device's file chooser or its camera app. */
export const PhotoInput = ({ input, testId, isCamera = false, onFiles }: PhotoInputProps) => {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Without this, choosing the same file again after removing it fires no event.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      multiple={!isCamera}
      capture={isCamera ? 'environment' : undefined}
      hidden
      onChange={take}
      data-testid={testId}
    />
  );
};

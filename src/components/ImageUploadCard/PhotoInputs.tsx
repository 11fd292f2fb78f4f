import type { ChangeEvent, Ref } from 'react';

interface PhotoInputsProps {
  picker: Ref<HTMLInputElement>;
  camera: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[], isFromCamera: boolean) => void;
}

/** The hidden fields that open the device's file chooser and its camera app. */
export const PhotoInputs = ({ picker, camera, onFiles }: PhotoInputsProps) => {
  const take = (isFromCamera: boolean) => (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Without this, choosing the same file again after removing it fires no event.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files, isFromCamera);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={take(false)}
        data-testid="photo-file"
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take(true)}
        data-testid="photo-camera"
      />
    </>
  );
};

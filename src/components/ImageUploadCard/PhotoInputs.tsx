import type { Ref } from 'react';
import { PhotoInput } from './PhotoInput';

interface PhotoInputsProps {
  picker: Ref<HTMLInputElement>;
  camera: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[], isFromCamera: boolean) => void;
}

/** The hidden fields that open the device's file chooser and its camera app. */
export const PhotoInputs = ({ picker, camera, onFiles }: PhotoInputsProps) => (
  <>
    <PhotoInput input={picker} testId="photo-file" onFiles={(files) => onFiles(files, false)} />
    <PhotoInput isCamera input={camera} testId="photo-camera" onFiles={(files) => onFiles(files, true)} />
  </>
);

import { useState } from 'react';
import { lacksCamera as askDevice } from '@/lib/browser/lacksCamera';
import type { UploadState } from './uploadState';

/**
 * Whether the device turned out to have no camera when a photo was to be taken. A photo that comes another way ends
 * that, and each further attempt looks again: a camera can be plugged in.
 */
export const useMissingCamera = (state: UploadState) => {
  const [lacksCamera, setLacksCamera] = useState(false);
  if (lacksCamera && state !== 'idle') setLacksCamera(false);
  return {
    lacksCamera: lacksCamera && state === 'idle',
    lookForCamera: () => void askDevice(navigator.mediaDevices).then(setLacksCamera),
  };
};

import { useEffect, useRef, useState } from 'react';

type CameraState = 'starting' | 'ready' | 'denied' | 'none';

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Plays the camera's picture until the component goes, and takes a photo of it. */
export const useCamera = (onPhoto: (photo: File) => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>('starting');

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 } },
          audio: false,
        });
        if (isGone) return stop(stream);
        video.current!.srcObject = stream;
        await video.current!.play();
        setCamera('ready');
      } catch (error) {
        if (!isGone) setCamera((error as Error).name === 'NotAllowedError' ? 'denied' : 'none');
      }
    };
    void start();
    return () => {
      isGone = true;
      stop(stream);
    };
  }, []);

  const take = () => {
    const { videoWidth, videoHeight } = video.current!;
    const canvas = Object.assign(document.createElement('canvas'), { width: videoWidth, height: videoHeight });
    canvas.getContext('2d')!.drawImage(video.current!, 0, 0);
    canvas.toBlob((blob) => blob && onPhoto(new File([blob], 'photo.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.92);
  };

  return { video, camera, take };
};

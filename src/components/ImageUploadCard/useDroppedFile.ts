import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, or pasted; a browser would navigate to them. Text that carries a picture
 * of itself stays text.
 * @returns whether a file is being dragged over the page
 */
export const useDroppedFile = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    // A child's dragenter precedes its parent's dragleave, so only a counter shows when the page is left.
    let depth = 0;
    const settle = (next: number) => {
      depth = Math.max(0, next);
      setIsOver(depth > 0);
    };
    const take = (files: FileList | undefined) => {
      if (files && files.length > 0) latest.current([...files]);
    };
    const listeners = {
      dragenter: (event: DragEvent) => {
        if (hasFiles(event)) settle(depth + 1);
      },
      dragover: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        // The drag entered the page before this listener was attached.
        if (depth === 0) settle(1);
      },
      dragleave: (event: DragEvent) => {
        if (hasFiles(event)) settle(depth - 1);
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        settle(0);
        take(event.dataTransfer?.files);
      },
    };
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData?.files.length || clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      take(clipboardData.files);
    };
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) window.addEventListener(name, listeners[name]);
    window.addEventListener('paste', onPaste);
    return () => {
      for (const name of names) window.removeEventListener(name, listeners[name]);
      window.removeEventListener('paste', onPaste);
    };
  }, []);

  return isOver;
};

import { useEffect } from 'react';

/** The title of the browser tab. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

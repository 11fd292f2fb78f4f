import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

const SHEET_ID = 'print-sheet';

/* Keeps everything else on the page (a tab, a dialog, a toast) off the paper. */
const PAPER = {
  '@media print': {
    '@page': { margin: '13mm' },
    'html, body': { background: '#fff !important' },
    [`body > :not(#${SHEET_ID})`]: { display: 'none !important' },
  },
};

const always = () => true;

/**
 * Whether the browser is laying the page out for print. The sheet must be rendered before it does, so this updates
 * synchronously.
 */
const useIsPrinting = (isReady: () => boolean) => {
  const [isPrinting, setIsPrinting] = useState(false);
  // A passive effect can run long after the page is seen, and the browser says only once that it prints.
  useLayoutEffect(() => {
    const start = () => flushSync(() => setIsPrinting(isReady()));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, [isReady]);
  return isPrinting;
};

interface PrintOnlyProps {
  children: ReactNode;
  /** Whether the children can be rendered; the same function each time. Until then the page itself is printed. */
  isReady?: () => boolean;
}

/** What is on the paper in place of the page. It is rendered only while the page is printed. */
export const PrintOnly = ({ children, isReady = always }: PrintOnlyProps) =>
  useIsPrinting(isReady) &&
  createPortal(
    <div id={SHEET_ID}>
      <GlobalStyles styles={PAPER} />
      {children}
    </div>,
    document.body,
  );

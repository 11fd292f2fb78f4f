import type { ReactNode } from 'react';

/** The `<b>` of a message. */
export const bold = (chunks: ReactNode[]) => <b key="b">{chunks}</b>;

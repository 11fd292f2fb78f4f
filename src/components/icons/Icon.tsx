import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels: 20 beside text, 24 alone. */
  size?: number;
  className?: string;
}

/** A picture beside words: it takes their colour, and a screen reader hears the words only. */
export const Icon = ({ size = 20, className, children }: IconProps & { children: ReactNode }) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
    style={{ flexShrink: 0 }}
  >
    {children}
  </svg>
);

/**
 * What fades the foot of something that scrolls while there is more below. It stands in the padding below the last line,
 * where there is nothing to see, and sticks to the edge until that is in sight.
 *
 * @param ground what the text stands on
 * @param padding below the last line, in pixels
 * @param gap between two lines, in pixels, if they are in a grid
 */
export const fadedFoot = (ground: string, padding: number, gap = 0) =>
  ({
    content: '""',
    position: 'sticky',
    // Counted from inside the padding.
    insetBlockEnd: -padding,
    zIndex: 1,
    display: 'block',
    flexShrink: 0,
    height: padding,
    marginBlock: `${-gap}px ${-padding}px`,
    marginInline: -4,
    backgroundImage: `linear-gradient(to bottom, transparent, ${ground} 85%)`,
    pointerEvents: 'none',
    '@media (forced-colors: active)': { content: 'none' },
  }) as const;

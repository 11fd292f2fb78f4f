import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { arrowStep } from '@/lib/browser/pageDirection';
import { useSlidingLine } from './useSlidingLine';

interface RowTab<Name extends string> {
  name: Name;
  words: string;
  id: string;
  panelId: string;
}

interface TabRowProps<Name extends string> {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly RowTab<Name>[];
  /** The open one. */
  value: Name;
  onChange: (name: Name) => void;
}

const Row = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    minHeight: 54,
    // Where the words do not fit, as with wide letters, the row is moved with a finger or by the focus.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  })),
);

const Tab = styled('button')(
  memoTheme(({ theme }) => ({
    ...theme.typography.button,
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 90,
    maxWidth: 360,
    minHeight: 54,
    margin: 0,
    padding: '0 20px',
    border: 0,
    fontSize: '1.0625rem',
    fontWeight: 600,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    // The row cuts off what is outside it.
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-selected="true"]': {
      fontWeight: 700,
      color: theme.vars.palette.text.primary,
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 4,
        borderRadius: '4px 4px 0 0',
        transformOrigin: '0 0',
        backgroundColor: theme.vars.palette.primary.main,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  })),
);

/** The tab that a key leads to from the one at `index`; undefined for other keys. */
const reachedBy = (key: string, index: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = arrowStep(key);
  return step === 0 ? undefined : (index + step + count) % count;
};

/**
 * Tabs in a row, of which one is open: what the arrow keys, Home and End focus opens at once. The line under the open one
 * is drawn by the style sheet alone, so a page that the server drew needs no script for it, and no measuring while it
 * comes alive.
 */
export const TabRow = <Name extends string>({ label, tabs, value, onChange }: TabRowProps<Name>) => {
  const list = useRef<HTMLDivElement>(null);
  // The page may take a moment to open a tab. The Tab key leaves the row from where the focus is, all the same.
  const [focused, setFocused] = useState<Name>();
  useSlidingLine(list, value);
  const open = (name: Name) => {
    if (name !== value) onChange(name);
  };
  const onFocus = (name: Name) => {
    setFocused(name);
    open(name);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const reached = altKey || ctrlKey || metaKey || shiftKey ? undefined : reachedBy(key, index, tabs.length);
    if (reached === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[reached]?.focus();
  };
  return (
    <Row ref={list} role="tablist" aria-label={label} onBlur={onBlur}>
      {tabs.map(({ name, words, id, panelId }, index) => (
        <Tab
          key={name}
          type="button"
          role="tab"
          id={id}
          aria-controls={panelId}
          aria-selected={name === value}
          tabIndex={name === (focused ?? value) ? 0 : -1}
          onClick={() => open(name)}
          onFocus={() => onFocus(name)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {words}
        </Tab>
      ))}
    </Row>
  );
};

import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { cutAtTyped, suggestionKey, type Completion } from '@/lib/search/suggestedText';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { useMeasured } from '../measured/useMeasured';
import { messages } from './messages';

export interface SuggestionListProps {
  completions: readonly Completion[];
  /** The text of the box: what a suggestion adds to it stands out. */
  typed: string;
  /** Id of the list; its options have this id, a hyphen and their place. */
  listId: string;
  /** Place of the active option; -1 for none. */
  active: number;
  /** What the list may not cover: the box with its buttons. */
  anchor: HTMLElement | null;
  onChoose: (completion: Completion) => void;
}

type PopperInstance = PopperProps['popperRef'] extends Ref<infer Instance> | undefined ? Instance : never;

/** In pixels: a suggestion, and what the list has around its suggestions. */
const LINE = 44;
const PADDING = 2;
const MARGIN = 9;
const EDGE = 1.5;

const List = styled('ul')(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  margin: `${MARGIN}px 0`,
  padding: PADDING,
  listStyle: 'none',
  borderRadius: 18,
  border: `${EDGE}px solid ${vars.palette.divider}`,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '&[data-columns="2"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    lineHeight: 1.1,
    /* Two lines of a long name are as high as one. */
    '& > li': { paddingBlock: 4, fontSize: '0.9375rem' },
  },
  '@media (max-height: 599px)': { maxHeight: '45dvh', overflowY: 'auto', overscrollBehavior: 'contain' },
}));

const Option = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  minHeight: LINE,
  padding: '6px 12px',
  borderRadius: 12,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& b': { fontWeight: 700 },
  '& svg': { flexShrink: 0, color: vars.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.sunk } },
  '&[aria-selected="true"]': {
    color: vars.palette.accentText,
    backgroundColor: vars.palette.accentSoft,
    outline: `2px solid ${vars.palette.focus}`,
    outlineOffset: -2,
  },
}));

/* Not moved to the end of the document: there it would be outside the landmark of the search. Fixed, because the stage
   around the box cuts off what is absolute; for the same reason only the window counts as its boundary. */
const PLACED: Partial<PopperProps> = {
  disablePortal: true,
  popperOptions: { strategy: 'fixed' },
  modifiers: [
    { name: 'flip', options: { altBoundary: false, padding: 8 } },
    { name: 'preventOverflow', options: { altBoundary: false } },
  ],
};

/** With room for fewer the list opens below its box. */
const LINES_AT_LEAST = 3;

/** In two columns it is as low as the photo card above the box of the ingredients, and covers only that. */
const COLUMNS = 2;
const LINES_OF_COLUMNS = 2;

const linesBelow = (above: Element | null | undefined, box: HTMLElement): number => {
  // Below the header as well, which stays in sight.
  const end = Math.max(
    0,
    ...[document.querySelector('header'), above].map((one) => one?.getBoundingClientRect().bottom ?? 0),
  );
  return Math.floor((box.getBoundingClientRect().top - end - MARGIN - 2 * (PADDING + EDGE)) / LINE);
};

/** How many suggestions fit above the box, in how many columns, without covering the switch of modes or the question. */
const roomAbove = (box: HTMLElement) => {
  const modes = box.closest('[data-card]')?.querySelector('[role="radiogroup"]');
  if (modes && linesBelow(modes, box) >= LINES_OF_COLUMNS) return { columns: COLUMNS, lines: LINES_OF_COLUMNS };
  const question = document.querySelector('h1 + p') ?? document.querySelector('h1');
  return { columns: 1, lines: linesBelow(question, box) };
};

/** The list is no wider than this, in pixels. */
const WIDEST = 480;

/** How many suggestions fit above a box, and how wide they may be. */
const readPlace = (anchor: HTMLElement) => ({
  ...roomAbove(anchor),
  width: Math.min(anchor.offsetWidth, WIDEST),
});

const KIND_ICONS = {
  recipe: <RestaurantIcon fontSize="compact" />,
  ingredient: <SpaIcon fontSize="compact" />,
};

const Name = ({ parts: [own, added] }: { parts: readonly [string, string] }) => (
  <span>
    {own}
    {added !== '' && <b>{added}</b>}
  </span>
);

/** The part of the suggestions that is drawn, where, and how: on a phone as many as fit above the box. */
const useShownPart = (
  { completions, typed, active }: Pick<SuggestionListProps, 'completions' | 'typed' | 'active'>,
  anchor: HTMLElement | null,
) => {
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  // The box grows with what is typed, and the page may have scrolled since.
  const place = useMeasured(completions.length > 0 ? anchor : null, readPlace, `${typed} ${active}`);
  const columns = isDesktop ? 1 : (place?.columns ?? 1);
  const lines = isDesktop ? 0 : (place?.lines ?? 0) * columns;
  const isAbove = lines >= LINES_AT_LEAST;
  const first = isAbove ? Math.max(0, active - lines + 1) : 0;
  return {
    ...{ first, columns, isAbove, width: place?.width },
    shown: isAbove ? completions.slice(first, first + lines) : completions,
  };
};

interface OptionsProps extends Pick<SuggestionListProps, 'completions' | 'typed' | 'listId' | 'active' | 'onChoose'> {
  shown: readonly Completion[];
  /** Place of the first that is shown among all completions. */
  first: number;
}

const Options = ({ completions, shown, first, typed, listId, active, onChoose }: OptionsProps) => {
  // An icon tells a dish from an ingredient, and says nothing where all are of one kind.
  const isMixed = new Set(completions.map(({ kind }) => kind)).size > 1;
  return shown.map((completion, at) => (
    <Option
      key={suggestionKey(completion)}
      id={`${listId}-${first + at}`}
      role="option"
      aria-setsize={completions.length}
      aria-posinset={first + at + 1}
      aria-selected={first + at === active}
      // A screen reader would pause where the letters of the cook end.
      aria-label={completion.name}
      onClick={() => onChoose(completion)}
    >
      {isMixed && KIND_ICONS[completion.kind]}
      <Name parts={cutAtTyped(completion, typed)} />
    </Option>
  ));
};

/**
 * What completes the text of a box, as the list of ARIA's combobox pattern: the box keeps the focus. On a phone it opens
 * above the box, where neither the keyboard nor the main button is, and shows as many suggestions as leave the question
 * of the page to be read. The arrow keys reach the others.
 */
export const SuggestionList = ({ anchor, ...props }: SuggestionListProps) => {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const popper = useRef<PopperInstance>(null);
  const { listId, active } = props;
  const count = props.completions.length;
  const { shown, first, columns, isAbove, width } = useShownPart(props, anchor);

  // The list keeps its distance from the box when its length changes.
  useLayoutEffect(() => {
    popper.current?.forceUpdate();
  }, [count]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <LiveRegion text={count > 0 ? formatMessage(messages.count, { count }) : ''} />
      {count > 0 && anchor && width !== undefined && (
        <Popper
          open
          popperRef={popper}
          role="presentation"
          anchorEl={anchor}
          placement={isAbove ? 'top-start' : 'bottom-start'}
          {...PLACED}
          style={{ zIndex: 2, width }}
        >
          {/* Pressing an option must not take the focus from the box. */}
          <List
            ref={list}
            id={listId}
            data-columns={columns}
            role="listbox"
            aria-label={formatMessage(messages.label)}
            onMouseDown={(event) => event.preventDefault()}
          >
            <Options {...props} shown={shown} first={first} />
          </List>
        </Popper>
      )}
    </>
  );
};

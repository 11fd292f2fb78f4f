import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CuisineCount } from '@contracts/analyze';
import { CUISINES, type Cuisine } from '@contracts/cuisines';
import { useVocabulary } from '@/i18n/useVocabulary';
import { Button } from '../Button/Button';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';

interface CuisineChipsProps {
  /** Matches by cuisine, most first. Without counts every cuisine is offered. */
  counts?: readonly CuisineCount[];
  chosen: readonly Cuisine[];
  onToggle: (cuisine: Cuisine) => void;
  /** The list has changed its height. */
  onResize?: () => void;
}

/** The most frequent cuisines of the collection, offered first while there are no counts. */
const COMMON: readonly Cuisine[] = [
  'american',
  'french',
  'british',
  'spanish',
  'italian',
  'indian',
  'mexican',
  'chinese',
];

/** How many cuisines are shown before the cook opens the whole list. */
const FEW = 8;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: 44,
  fontWeight: 700,
  '& button': { marginInlineEnd: -16 },
});

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 8,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '[aria-pressed="true"] > &': { color: 'inherit' },
}));

/** Cuisine chips with the number of matches: the most frequent ones, or all in alphabetical order. */
export const CuisineChips = ({ counts = [], chosen, onToggle, onResize }: CuisineChipsProps) => {
  const { formatMessage, formatNumber, locale } = useIntl();
  const vocabulary = useVocabulary();
  const titleId = useId();
  const [hasAll, setHasAll] = useState(false);
  // A cuisine that is deselected stays visible, so that it keeps the focus.
  const [kept] = useState(chosen);

  const countOf = useMemo(
    () => new Map(counts.flatMap(({ cuisine, count }) => (cuisine ? [[cuisine, count] as const] : []))),
    [counts],
  );
  const isCounted = countOf.size > 0;
  const frequent = isCounted ? [...countOf.keys()] : COMMON;
  const few = [...new Set([...frequent.slice(0, FEW), ...kept, ...chosen])];
  const all = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const offered = isCounted ? [...new Set([...countOf.keys(), ...kept])] : CUISINES;
    return offered.toSorted((a, b) => compare(vocabulary.cuisine(a), vocabulary.cuisine(b)));
  }, [countOf, isCounted, kept, locale, vocabulary]);
  const isLong = all.length > few.length;

  useEffect(() => {
    onResize?.();
  }, [hasAll, onResize]);

  return (
    <div role="group" aria-labelledby={titleId}>
      <Head>
        <span id={titleId}>{formatMessage(messages.cuisine)}</span>
        {isLong && (
          <Button aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
            {formatMessage(hasAll ? messages.fewCuisines : messages.allCuisines, { count: all.length })}
          </Button>
        )}
      </Head>
      <Chips>
        {(hasAll ? all : few).map((cuisine) => (
          <ChoiceChip
            key={cuisine}
            type="button"
            aria-pressed={chosen.includes(cuisine)}
            onClick={() => onToggle(cuisine)}
          >
            {vocabulary.cuisine(cuisine)}
            {isCounted && <Count>{formatNumber(countOf.get(cuisine) ?? 0)}</Count>}
          </ChoiceChip>
        ))}
      </Chips>
    </div>
  );
};

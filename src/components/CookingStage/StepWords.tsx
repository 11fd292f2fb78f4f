import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { joinOf } from '@kitchen/measures/measuredName';
import type { SentencePiece, StepIngredient } from '@/lib/cooking/stepPieces';
import { StepSentence } from '../StepSentence/StepSentence';
import { BesideStep, type BesideStepProps } from './BesideStep';
import { messages } from './messages';
import { SHORT } from './short';
import { useFittedWords } from './useFittedWords';
import { useIsScrollable } from './useIsScrollable';

export interface StepWordsProps {
  /** Warnings to read before starting; on the first step only. */
  notice?: ReactNode;
  /** The cook's notes on the step. */
  notes?: ReactNode;
  /** Language of the recipe's text. */
  language?: string;
  /** Zero-based. */
  step: number;
  steps: number;
  sentence: readonly SentencePiece[];
  /** The step that runs at the same time; null without one. */
  beside: Omit<BesideStepProps, 'language'> | null;
  /** The step after that, or after this one. */
  next: string | null;
  ingredients: readonly StepIngredient[];
}

/** Below words that scroll, so that their end is not faded out, in pixels. */
const SCROLL_MARGIN = 24;

const Words = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  /* A line that is clipped after its first would otherwise shrink to nothing before anything counts as too high. */
  gridAutoRows: 'max-content',
  alignContent: 'safe center',
  gap: 14,
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  /* More to scroll to: the text fades out, because a hard edge would not show that there is more. */
  '&[tabindex="0"]': {
    alignContent: 'start',
    paddingBottom: SCROLL_MARGIN,
    maskImage: 'linear-gradient(to bottom, black calc(100% - 28px), transparent)',
  },
  /* Set by `useFittedWords`. */
  '&[data-dense]': { gap: 10 },
  '&[data-bare]': { gap: 8 },
  [breakpoints.up('md')]: { overflow: 'visible', gap: 16 },
  [SHORT]: { overflowX: 'hidden', overflowY: 'auto', gap: 10 },
}));

/* On a phone the top bar shows it, whichever way the phone is held. */
const StepNumber = styled('h2')(({ theme: { vars, breakpoints } }) => ({
  display: 'none',
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
  color: vars.palette.accentText,
  [breakpoints.up('md')]: { display: 'block' },
  [breakpoints.up('lg')]: { fontSize: '1.375rem' },
  [SHORT]: { display: 'none' },
}));

const Ingredients = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '[data-dense] > &': { columnGap: 18, rowGap: 0 },
});

const Ingredient = styled('li')(({ theme: { vars, breakpoints } }) => ({
  padding: '6px 14px',
  borderRadius: 12,
  fontSize: '1.0625rem',
  backgroundColor: vars.palette.background.paper,
  '& strong': { fontWeight: 700 },
  [breakpoints.up('lg')]: { padding: '8px 16px', fontSize: '1.25rem' },
  /* Lines of text take half the room of chips. */
  '[data-dense] > * > &': { padding: 0, background: 'none', lineHeight: 1.35 },
  '[data-bare] > * > &': { fontSize: '1rem', lineHeight: 1.25 },
}));

/* A long step, or one of two, has no room for an empty place for notes; the recipe's page has one for each step. */
const Notes = styled('div')({
  minWidth: 0,
  '[data-dense] > &:not(:has(li, textarea)), [data-beside="true"] > &:not(:has(li, textarea))': { display: 'none' },
});

const Next = styled('p')(({ theme: { vars, breakpoints } }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  margin: 0,
  fontSize: '1rem',
  color: vars.palette.text.secondary,
  '& strong': { marginInlineEnd: 10, fontWeight: 700, color: vars.palette.text.primary },
  [breakpoints.up('md')]: { WebkitLineClamp: 2 },
  [breakpoints.up('lg')]: { fontSize: '1.4375rem' },
  '[data-bare] > &': { display: 'none' },
  /* Two steps leave a line for the third. */
  '[data-beside="true"] > &': { WebkitLineClamp: 1, [breakpoints.up('lg')]: { fontSize: '1.125rem' } },
}));

/** What to do in this step, with what, and what comes next. */
export const StepWords = (props: StepWordsProps) => {
  const { notice, notes, language, step, steps, sentence, beside, next, ingredients } = props;
  const { formatMessage } = useIntl();
  const [words, setWords] = useState<HTMLElement | null>(null);
  useFittedWords(words, JSON.stringify([sentence, beside?.sentence, ingredients, next]));
  const isScrollable = useIsScrollable(words, SCROLL_MARGIN);
  return (
    <Words ref={setWords} data-beside={beside !== null} tabIndex={isScrollable ? 0 : undefined}>
      {step === 0 && notice}
      <StepNumber>{formatMessage(messages.stepOf, { step: step + 1, steps })}</StepNumber>
      <div lang={language}>
        <StepSentence pieces={sentence} below={beside?.sentence.length} />
      </div>
      {beside && <BesideStep {...beside} language={language} />}
      {ingredients.length > 0 && (
        <Ingredients aria-label={formatMessage(messages.ingredients)} lang={language}>
          {ingredients.map(({ quantity, name }) => (
            <Ingredient key={name}>
              {quantity && <strong>{quantity}</strong>}
              {joinOf(quantity, name, language)}
              {name}
            </Ingredient>
          ))}
        </Ingredients>
      )}
      {notes !== undefined && <Notes>{notes}</Notes>}
      {next === null ? (
        steps > 1 && <Next>{formatMessage(messages.lastStep)}</Next>
      ) : (
        <Next>
          <strong>{formatMessage(messages.next)}</strong>
          <span lang={language}>{next}</span>
        </Next>
      )}
    </Words>
  );
};

import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ALLERGENS, type Allergen } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages as filterMessages } from '../FilterPanel/messages';
import { relatedAllergens } from '../FilterPanel/relatedAllergens';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages } from './messages';

interface AllergenChoicesProps {
  excluded: readonly string[];
  onToggle: (allergen: string) => void;
  /** For a page rather than a panel: a serif heading and wide tiles. */
  isRoomy?: boolean;
}

const isKnown = (allergen: string): allergen is Allergen => (ALLERGENS as readonly string[]).includes(allergen);

const Group = styled('fieldset')(({ theme }) => ({
  '--allergen-width': '130px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[data-roomy="true"]': {
    '& > legend': theme.typography.h2,
    [theme.breakpoints.up('md')]: { '--allergen-width': '160px' },
    /* Fifteen in fives. */
    [theme.breakpoints.up('lg')]: { '--allergen-width': '200px' },
  },
}));
const Legend = styled('legend')({ padding: 0, fontWeight: 700 });
const Hint = styled('p')(({ theme }) => ({
  margin: '2px 0 10px',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--allergen-width)), 1fr))',
  gap: 10,
});

const EDGE = { content: '""', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 6 } as const;

const Tile = styled('label', { shouldForwardProp: (prop) => prop !== 'allergen' })<{ allergen: string }>(({
  theme,
  allergen,
}) => {
  const { palette } = theme.vars;
  const { background, text } = isKnown(allergen) ? palette.allergen[allergen] : palette.customAllergen;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minHeight: 56,
    padding: '8px 12px',
    borderRadius: 16,
    border: `2px solid ${palette.divider}`,
    fontWeight: 650,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    backgroundColor: palette.background.paper,
    cursor: 'pointer',
    overflow: 'hidden',
    /* Its colour, along the edge where it begins. */
    '&::before': { ...EDGE, backgroundColor: background },
    /* A box to tick, as those of the diets have. */
    '& .box': {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      boxSizing: 'border-box',
      width: 22,
      height: 22,
      marginInlineStart: 2,
      borderRadius: 7,
      border: `2px solid ${palette.edge}`,
      backgroundColor: palette.background.paper,
    },
    '& svg': { display: 'none', width: 18, height: 18 },
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.sunk } },
    '&:has(:checked)': {
      color: text,
      borderColor: text,
      backgroundColor: background,
      '& .box': { borderColor: text, color: background, backgroundColor: text },
      '& svg': { display: 'block' },
    },
    '&:has(:focus-visible)': { outline: `3px solid ${palette.focus}`, outlineOffset: 2 },
    '@media (forced-colors: active)': {
      borderColor: 'CanvasText',
      '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 3 },
    },
  };
});

/** The native checkbox serves the keyboard and the screen reader; the tile shows its state. */
const Native = styled('input')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  /* Without `:has` (Firefox before 121) the checkbox itself shows what is ticked and focused, where the colour is. */
  '@supports not selector(:has(a))': { inset: 'auto', insetInlineStart: 16, width: 22, height: 22, opacity: 1 },
});

const Offers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });

/** The fifteen allergens as tiles in their own colours, plus stored custom ones. */
export const AllergenChoices = ({ excluded, onToggle, isRoomy = false }: AllergenChoicesProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const hintId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // A custom allergen that is unticked stays visible until the component unmounts, so that it keeps the focus.
  const [custom] = useState(() => excluded.filter((name) => !isKnown(name)));
  const offersRow = useRef<HTMLDivElement>(null);
  const offers = relatedAllergens(excluded);

  const takeOffer = (allergen: string) => {
    onToggle(allergen);
    // The offer disappears when taken, so its tile takes the focus.
    group.current?.querySelector<HTMLInputElement>(`input[value="${allergen}"]`)?.focus();
  };

  return (
    <Group ref={group} aria-describedby={hintId} data-roomy={isRoomy}>
      <Legend>{formatMessage(messages.legend)}</Legend>
      <Hint id={hintId}>{formatMessage(messages.hint)}</Hint>
      <Grid>
        {[...ALLERGENS, ...custom].map((allergen) => (
          <Tile key={allergen} allergen={allergen}>
            <Native
              type="checkbox"
              value={allergen}
              checked={excluded.includes(allergen)}
              onChange={() => onToggle(allergen)}
            />
            <span className="box" aria-hidden="true">
              <CheckIcon />
            </span>
            {vocabulary.allergen(allergen)}
          </Tile>
        ))}
      </Grid>
      {offers.length > 0 && (
        <Offers ref={offersRow}>
          {offers.map((allergen) => (
            <ChoiceChip key={allergen} type="button" onClick={() => takeOffer(allergen)}>
              {formatMessage(filterMessages.alsoExclude, { allergen: vocabulary.allergen(allergen) })}
            </ChoiceChip>
          ))}
          <MovingItems hasEntrance list={offersRow} order={offers} />
        </Offers>
      )}
    </Group>
  );
};

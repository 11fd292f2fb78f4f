import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ALLERGENS, type Allergen } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

interface AllergenBadgeProps {
  /** The name in the recipe: one of the fifteen, or a custom one. */
  allergen: string;
  isPossible?: boolean;
  /** The cook excludes it. */
  isExcluded?: boolean;
}

const isKnown = (allergen: string): allergen is Allergen => (ALLERGENS as readonly string[]).includes(allergen);

const Shape = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 26,
  boxSizing: 'border-box',
  padding: '2px 9px',
  borderRadius: 8,
  border: '1.5px solid transparent',
  fontSize: '0.84375rem',
  fontWeight: 650,
  lineHeight: 1.3,
  '& svg': { marginInlineStart: -3 },
  '&[data-possible="true"]': { borderRadius: 13 },
  '&[data-excluded="true"]': { borderWidth: 2, fontWeight: 750 },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
});

const Badge = styled(Shape, {
  shouldForwardProp: (prop) => !['allergen', 'isPossible', 'isExcluded'].includes(prop as string),
})<AllergenBadgeProps>(({ theme, allergen, isPossible = false, isExcluded = false }) => {
  const { palette } = theme.vars;
  const { text, background } = isKnown(allergen) ? palette.allergen[allergen] : palette.customAllergen;
  const hasEdge = isPossible || isExcluded || !isKnown(allergen);
  return {
    color: text,
    borderColor: hasEdge ? text : 'transparent',
    borderStyle: isKnown(allergen) || isExcluded ? 'solid' : 'dashed',
    backgroundColor: isPossible ? palette.background.paper : background,
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  };
});

const Unknown = styled(Shape)(({ theme: { vars } }) => ({
  borderColor: vars.palette.warning.main,
  backgroundColor: vars.palette.butterSoft,
  color: vars.palette.text.primary,
}));

/**
 * Each of the fifteen allergens has its own colour; custom ones are amber with a dashed edge. Colour never carries the
 * meaning alone: "may contain" is written out, in a rounded shape with a question mark, and an excluded allergen has a
 * warning sign.
 */
export const AllergenBadge = ({ allergen, isPossible = false, isExcluded = false }: AllergenBadgeProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (
    <Badge
      allergen={allergen}
      isPossible={isPossible}
      isExcluded={isExcluded}
      data-possible={isPossible}
      data-excluded={isExcluded}
    >
      {isExcluded ? <ErrorOutlineIcon fontSize="tiny" /> : isPossible && <HelpOutlineIcon fontSize="tiny" />}
      <span>
        {isPossible
          ? formatMessage(messages.mayContain, { allergen: vocabulary.allergenInText(allergen) })
          : vocabulary.allergen(allergen)}
        {isExcluded && <VisuallyHidden> {formatMessage(messages.excluded)}</VisuallyHidden>}
      </span>
    </Badge>
  );
};

/** Shown where the allergens are unknown, because the recipe could not be read. */
export const AllergensUnknownBadge = () => {
  const { formatMessage } = useIntl();
  return (
    <Unknown>
      <HelpOutlineIcon fontSize="tiny" />
      <span>{formatMessage(messages.unknown)}</span>
    </Unknown>
  );
};

import { styled } from '@mui/material/styles';
import { ALLERGENS, type Allergen } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';

interface AllergenBadgeProps {
  /** The name as the recipe has it: one of the fifteen, or a custom one. */
  allergen: string;
}

const isKnown = (allergen: string): allergen is Allergen => (ALLERGENS as readonly string[]).includes(allergen);

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'allergen' })<AllergenBadgeProps>(({
  theme,
  allergen,
}) => {
  const { palette } = theme.vars;
  const colours = isKnown(allergen) ? palette.allergen[allergen] : palette.customAllergen;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    boxSizing: 'border-box',
    padding: '2px 9px',
    borderRadius: 8,
    border: isKnown(allergen) ? '1.5px solid transparent' : `1.5px dashed ${colours.text}`,
    fontSize: '0.84375rem',
    fontWeight: 650,
    lineHeight: 1.3,
    color: colours.text,
    backgroundColor: colours.background,
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  };
});

/** Each of the fifteen allergens has its own colour, any other is amber with a dashed edge. The name tells, the colour helps. */
export const AllergenBadge = ({ allergen }: AllergenBadgeProps) => {
  const vocabulary = useVocabulary();
  return <Badge allergen={allergen}>{vocabulary.allergen(allergen)}</Badge>;
};

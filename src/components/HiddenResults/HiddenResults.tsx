import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useVocabulary } from '@/i18n/useVocabulary';
import type { HiddenReason } from '@/lib/search/filterRecipes';
import { capitalised } from '@/lib/values/capitalised';
import { Button } from '../Button/Button';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages } from './messages';

interface HiddenResultsProps {
  reasons: readonly HiddenReason[];
  /** Called with the reason to lift. */
  onShow: (reason: HiddenReason) => void;
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  // A reason longer than a narrow phone is wide wraps inside its chip.
  maxWidth: '100%',
  paddingInlineStart: 16,
  borderRadius: 22,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '0.96875rem',
  fontWeight: 600,
  // Two lines keep their distance from the edge; one is lower than its button.
  '& > span': { paddingBlock: 8 },
}));

/* The name stands before its number. */
const Reason = styled('span')(({ theme }) => ({
  '& > small': { fontSize: 'inherit', whiteSpace: 'nowrap', fontWeight: 500, color: theme.vars.palette.text.secondary },
}));

/* Not a reason: without the edge of one. */
const Others = styled('li')({ display: 'inline-flex', alignItems: 'center' });

const Show = styled('button')(({ theme }) => ({
  minHeight: 44,
  paddingBlock: 4,
  paddingInline: '6px 16px',
  border: 0,
  borderRadius: 22,
  background: 'none',
  color: theme.vars.palette.accentText,
  font: 'inherit',
  fontWeight: 750,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
}));

const Sum = styled('p')(({ theme }) => ({ margin: '0 0 10px', color: theme.vars.palette.text.secondary }));

/** So many reasons are read at a glance. On a phone each takes a line. */
const FIRST = 5;
const FIRST_ON_PHONE = 2;

/** What many reasons are: the number on the button of the filters counts all allergens as one filter. */
const ReasonSum = ({ reasons }: Pick<HiddenResultsProps, 'reasons'>) => {
  const { formatMessage, formatList } = useIntl();
  const countOf = (...kinds: HiddenReason['kind'][]) => reasons.filter(({ kind }) => kinds.includes(kind)).length;
  const allergens = countOf('allergen', 'mayContain');
  const diets = countOf('diet');
  const filters = reasons.length - allergens - diets;
  const parts = [
    allergens > 0 && formatMessage(messages.allergens, { count: allergens }),
    diets > 0 && formatMessage(messages.diets, { count: diets }),
    filters > 0 && formatMessage(messages.filters, { count: filters }),
  ].filter((part) => part !== false);
  return <Sum>{formatMessage(messages.sum, { count: reasons.length, parts: formatList(parts) })}</Sum>;
};

const small = (chunks: ReactNode[]) => <small key="count">{chunks}</small>;

/** The words for a reason, in the current language. */
const useReasonWords = () => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (reason: HiddenReason) => {
    switch (reason.kind) {
      case 'allergen':
        return vocabulary.allergen(reason.name);
      case 'mayContain':
        return formatMessage(messages.mayContain, { allergen: vocabulary.allergenInText(reason.name) });
      case 'diet':
        return formatMessage(messages.diet, { diet: vocabulary.dietInText(reason.name) });
      case 'unread':
        return formatMessage(messages.unread);
      case 'rating':
        return formatMessage(messages.notRated);
      case 'subcategory':
        return formatMessage(messages.otherType);
      case 'cuisine':
        return formatMessage(messages.otherCuisine);
      case 'time':
        return formatMessage(messages.longer);
    }
  };
};

/** How many recipes the filters hide and why, with a button that lifts each filter. */
export const HiddenResults = ({ reasons, onShow }: HiddenResultsProps) => {
  const { formatMessage, locale } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const first = isPhone ? FIRST_ON_PHONE : FIRST;
  // One more chip takes no more room than the button would.
  const isAll = isOpen || reasons.length <= first + 1;
  const shown = isAll ? reasons : reasons.slice(0, first);
  const worded = useReasonWords();

  return (
    <>
      {reasons.length > first + 1 && <ReasonSum reasons={reasons} />}
      <List ref={list}>
        {shown.map((reason) => (
          <Chip key={worded(reason)}>
            <VisibilityOffIcon fontSize="compact" />
            <Reason>
              {formatMessage(messages.hidden, {
                count: reason.count,
                reason: capitalised(worded(reason), locale),
                small,
              })}
            </Reason>
            <Show
              type="button"
              aria-label={formatMessage(messages.showFor, { reason: worded(reason) })}
              onClick={() => onShow(reason)}
            >
              {formatMessage(messages.show)}
            </Show>
          </Chip>
        ))}
        {!isAll && (
          <Others>
            <Button onClick={() => setIsOpen(true)}>
              {formatMessage(messages.others, { count: reasons.length - first })}
              <ExpandMoreIcon fontSize="compact" />
            </Button>
          </Others>
        )}
        <MovingItems hasEntrance list={list} order={shown.map(worded)} />
      </List>
    </>
  );
};

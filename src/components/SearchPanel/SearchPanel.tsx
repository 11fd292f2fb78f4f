import SearchIcon from '@mui/icons-material/Search';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import type { SearchMode } from '@contracts/vocabulary';
import { canSearch } from '@/lib/search/canSearch';
import { FiltersButton } from '../FiltersButton/FiltersButton';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { IngredientsField } from './IngredientsField';
import { messages } from './messages';
import { RecipeNameField } from './RecipeNameField';
import type { Suggesting } from './useSuggestionBox';

export interface SearchPanelProps {
  mode: SearchMode;
  /** Text in the box of the current mode. */
  text: string;
  isLoading: boolean;
  /** A photo is chosen, which may be searched for without text. */
  hasPhoto?: boolean;
  /** The chosen photo has been searched for: the same search again is not the main way on. */
  isPhotoRead?: boolean;
  /** The photo card, beside the ingredients box. */
  photo?: ReactNode;
  /** Shortcuts that save typing, below the ingredients box. */
  tools?: ReactNode;
  /** Number of active filters: 0 shows no badge. */
  filterCount: number;
  areFiltersOpen: boolean;
  fieldRef?: Ref<HTMLTextAreaElement & HTMLInputElement>;
  suggesting: Suggesting;
  onModeChange: (mode: SearchMode) => void;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
  /** Called with the button, to anchor the panel to. */
  onFiltersOpen: (anchor: HTMLElement) => void;
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  boxSizing: 'border-box',
  padding: 12,
  borderRadius: 26,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.raised,
  [theme.breakpoints.up('md')]: { padding: 18 },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: 8,
  '& > [role="radiogroup"]': { flex: '1 1 auto', minWidth: 0 },
  [theme.breakpoints.up('md')]: { gap: 16, '& > [role="radiogroup"]': { flex: '0 1 auto' } },
}));

/* On a desktop the photo is left of the box and of the tools below it, on a phone above them. */
const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > form': { display: 'grid', minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    '&[data-photo="true"]': {
      gridTemplateColumns: '190px minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      rowGap: 6,
      '& > :has(~ form)': { gridRow: '1 / span 2' },
      '& > form ~ *': { gridColumn: 2 },
    },
  },
}));

/** The main task of the home page: list what is in the kitchen, or name a dish. */
export const SearchPanel = ({
  mode,
  text,
  isLoading,
  hasPhoto = false,
  isPhotoRead = false,
  photo,
  tools,
  filterCount,
  areFiltersOpen,
  fieldRef,
  suggesting,
  onModeChange,
  onTextChange,
  onSubmit,
  onFiltersOpen,
}: SearchPanelProps) => {
  const { formatMessage } = useIntl();
  const isByIngredients = mode === 'ingredients';
  const canSubmit = canSearch({ text, hasPhoto: isByIngredients && hasPhoto, isLoading });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (canSubmit) onSubmit();
  };
  const field = { text, canSubmit, fieldRef, suggesting, onTextChange, onSubmit: submit };

  return (
    <Sheet data-card="">
      <Top>
        <SegmentedControl
          label={formatMessage(messages.mode)}
          value={mode}
          onChange={onModeChange}
          segments={[
            { value: 'ingredients', label: formatMessage(messages.byIngredients), icon: <SpaIcon /> },
            { value: 'name', label: formatMessage(messages.byRecipeName), icon: <SearchIcon /> },
          ]}
        />
        <FiltersButton count={filterCount} isOpen={areFiltersOpen} onOpen={onFiltersOpen} />
      </Top>
      <Ways data-photo={isByIngredients && photo !== undefined}>
        {isByIngredients && photo}
        <form role="search" noValidate onSubmit={submit}>
          {isByIngredients ? (
            <IngredientsField {...field} isQuiet={isPhotoRead && text.trim() === ''} />
          ) : (
            <RecipeNameField {...field} />
          )}
        </form>
        {isByIngredients && tools}
      </Ways>
    </Sheet>
  );
};

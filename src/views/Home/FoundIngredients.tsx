import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IngredientChips } from '@/components/IngredientChips/IngredientChips';
import { MeantChips } from '@/components/MeantChips/MeantChips';
import type { PhotoChip } from '@contracts/analyze';
import { nameKey, withPieceReplaced } from '@/lib/search/ingredientText';
import { selectLanguage } from '@/slices/preferencesSlice';
import { pinToggled, selectLastText, selectMeant, selectSeen, selectUnknown } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectChipFacts } from '@/store/search/selectOutcome';
import { selectDetectedNow, selectRuledOutPhrases } from '@/store/search/selectSearchRequest';
import { photoMessages } from './photoMessages';
import quickPicks from './quickPicks.json';

interface FoundIngredientsProps {
  /** Further chips of the search, before its ingredients. */
  children?: ReactNode;
  /** Called with the text of the corrected list. */
  onSearch: (text: string) => void;
}

const Found = styled('div')({ display: 'grid', gap: 10, minWidth: 0, '& > *': { minWidth: 0 } });

const Source = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontSize: '0.9375rem',
  color: vars.palette.text.secondary,
  '& svg': { flexShrink: 0 },
}));

/** More questions than these would feel like a form. */
const GUESSES_ASKED = 16;

/** What the search understood, to be corrected and searched again. The text's exclusions stay in force. */
export const FoundIngredients = ({ children, onSearch }: FoundIngredientsProps) => {
  const { formatMessage } = useIntl();
  const language = useAppSelector(selectLanguage);
  const ruledOut = useAppSelector(selectRuledOutPhrases);
  const detected = useAppSelector(selectDetectedNow);
  const unknown = useAppSelector(selectUnknown);
  const seen = useAppSelector(selectSeen);
  const meant = useAppSelector(selectMeant);
  const text = useAppSelector(selectLastText);
  const facts = useAppSelector(selectChipFacts);
  const dispatch = useAppDispatch();
  const suggestions = useMemo(
    () => [...quickPicks.meals, ...quickPicks.drinks].map(({ names }) => names[language]),
    [language],
  );
  const chips = seen?.chips ?? [];
  const isDetected = ({ name }: PhotoChip) => detected.some((other) => nameKey(other) === nameKey(name));
  const guesses = chips.filter((chip) => !chip.isSure && !isDetected(chip)).slice(0, GUESSES_ASKED);
  const source =
    seen && (chips.length === 0 ? 'nothing' : chips.every((chip) => chip.source === 'ocr') ? 'words' : 'model');
  return (
    <Found>
      {source && (
        <Source>
          <PhotoCameraIcon />
          <span>
            {source === 'model'
              ? formatMessage(photoMessages.readBy, { name: seen.by })
              : formatMessage(photoMessages[source])}
          </span>
        </Source>
      )}
      <IngredientChips
        ingredients={detected}
        unknown={unknown}
        guesses={guesses}
        facts={facts}
        onPin={(id) => dispatch(pinToggled(id))}
        suggestions={[...new Set(suggestions)]}
        onSearch={(names) => onSearch([...names, ...ruledOut].join(', '))}
      >
        {children}
      </IngredientChips>
      <MeantChips meant={meant} onChoose={(typed, name) => onSearch(withPieceReplaced(text, typed, name))} />
    </Found>
  );
};

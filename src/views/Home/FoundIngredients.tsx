import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CameraIcon } from '@/components/icons/CameraIcon';
import { IngredientChips } from '@/components/IngredientChips/IngredientChips';
import type { PhotoChip } from '@contracts/analyze';
import { nameKey, ruledOutPieces } from '@/lib/ingredientText';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectLastText, selectSeen, selectUnknown } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectDetectedNow } from '@/store/selectors';
import { photoMessages } from './photoMessages';
import quickPicks from './quickPicks.json';

interface FoundIngredientsProps {
  /** Called with the text of the corrected list. */
  onSearch: (text: string) => void;
}

const Found = styled('div')({ display: 'grid', gap: 10 });

const Source = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontSize: '0.9375rem',
  color: vars.palette.text.secondary,
  '& svg': { flexShrink: 0 },
}));

/** More questions than these are a form to fill in. */
const GUESSES_ASKED = 8;

/** What the search read, to be corrected and searched for again. What the text rules out stays ruled out. */
export const FoundIngredients = ({ onSearch }: FoundIngredientsProps) => {
  const { formatMessage } = useIntl();
  const language = useAppSelector(selectLanguage);
  const text = useAppSelector(selectLastText);
  const detected = useAppSelector(selectDetectedNow);
  const unknown = useAppSelector(selectUnknown);
  const seen = useAppSelector(selectSeen);
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
          <CameraIcon size={20} />
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
        sureness={
          new Map(chips.filter(({ isSure }) => isSure).map((chip) => [chip.name.toLowerCase(), chip.confidence]))
        }
        suggestions={[...new Set(suggestions)]}
        onSearch={(names) => onSearch([...names, ...ruledOutPieces(text)].join(', '))}
      />
    </Found>
  );
};

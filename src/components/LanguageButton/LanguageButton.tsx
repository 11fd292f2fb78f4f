import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, type Language } from '@contracts/vocabulary';
import { laterPiece } from '../preloadable/later';
import { messages } from './messages';

interface LanguageButtonProps {
  language: Language;
  onChoose: (language: Language) => void;
}

const LanguageMenu = laterPiece(() => import('./LanguageMenu').then(({ LanguageMenu }) => LanguageMenu));

const Native = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flexShrink: 0,
  minWidth: 44,
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  borderRadius: 22,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' } },
  '@media (max-width: 379px)': { paddingInline: 6 },
  // The narrowest phones have no room for the code beside six tools.
  '@media (max-width: 374px)': { paddingInline: 0, '& > span': { display: 'none' } },
});

/** "en" of "en-GB". */
const codeOf = (language: Language) => language.split('-')[0];

/** The interface language as a globe and its code; a press opens the list of languages. */
export const LanguageButton = ({ language, onChoose }: LanguageButtonProps) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Native
        type="button"
        aria-label={formatMessage(messages.language, { name: LANGUAGE_NAMES[language] ?? language })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <LanguageIcon fontSize="medium" />
        <span aria-hidden="true" style={{ textTransform: 'uppercase' }}>
          {codeOf(language)}
        </span>
      </Native>
      <Suspense>
        {wasOpened && (
          <LanguageMenu anchor={anchor} language={language} onChoose={onChoose} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
};

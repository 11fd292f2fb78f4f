import CheckIcon from '@mui/icons-material/Check';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@contracts/vocabulary';
import { useLineEnd } from '../lineEnd/useLineEnd';
import { messages } from './messages';

const Name = styled('span')({ flex: 1, paddingInlineEnd: 24 });

interface LanguageMenuProps {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  language: Language;
  onChoose: (language: Language) => void;
  onClose: () => void;
}

/** The interface languages, each under the name that its speakers give it. */
export const LanguageMenu = ({ anchor, language, onChoose, onClose }: LanguageMenuProps) => {
  const { formatMessage } = useIntl();
  const lineEnd = useLineEnd();
  const label = formatMessage(messages.language, { name: LANGUAGE_NAMES[language] ?? language });
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // At the end of the page it would belong to no landmark.
      slotProps={{ root: { role: 'region', 'aria-label': label }, list: { sx: { paddingBlock: '8px' } } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: lineEnd }}
      transformOrigin={{ vertical: 'top', horizontal: lineEnd }}
    >
      {LANGUAGES.map((code) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === language}
          selected={code === language}
          sx={{ '&&': { minHeight: 48 } }}
          onClick={() => {
            onClose();
            if (code !== language) onChoose(code);
          }}
        >
          <Name>{LANGUAGE_NAMES[code]}</Name>
          {code === language && <CheckIcon fontSize="compact" />}
        </MenuItem>
      ))}
    </Menu>
  );
};

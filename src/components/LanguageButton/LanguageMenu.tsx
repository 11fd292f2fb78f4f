import CheckIcon from '@mui/icons-material/Check';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@contracts/vocabulary';

const Name = styled('span')({ flex: 1, paddingInlineEnd: 24 });

interface LanguageMenuProps {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  language: Language;
  onChoose: (language: Language) => void;
  onClose: () => void;
}

/** The interface languages, each under the name that its speakers give it. */
export const LanguageMenu = ({ anchor, language, onChoose, onClose }: LanguageMenuProps) => (
  <Menu
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {LANGUAGES.map((code) => (
      <MenuItem
        key={code}
        lang={code}
        role="menuitemradio"
        aria-checked={code === language}
        selected={code === language}
        sx={{ minHeight: 48 }}
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

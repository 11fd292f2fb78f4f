import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@contracts/vocabulary';

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
        {LANGUAGE_NAMES[code]}
      </MenuItem>
    ))}
  </Menu>
);

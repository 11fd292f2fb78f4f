import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { IngredientKind } from '@kitchen/ingredients/ingredientTable';
import { KIND_LABELS, messages } from './messages';

/** The kinds in the order of the tabs: the common ingredients, then as a cook walks through a shop. */
export const KINDS = [
  'common',
  'vegetables',
  'fruit',
  'meat',
  'fish',
  'dairyAndEggs',
  'grains',
  'nutsAndPulses',
  'seasonings',
  'baking',
  'condiments',
  'drinks',
] as const satisfies readonly (IngredientKind | 'common')[];
export type PickerKind = (typeof KINDS)[number];

interface KindTabsProps {
  idOf: (kind: PickerKind) => string;
  panelId: string;
  kind: PickerKind;
  isDesktop: boolean;
  onChange: (kind: PickerKind) => void;
}

const Strip = styled(Tabs)(({ theme: { vars, breakpoints } }) => ({
  flexShrink: 0,
  minHeight: 54,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& .MuiTab-root': {
    minHeight: 48,
    maxWidth: 'none',
    padding: '0 14px',
    fontSize: '1rem',
    fontWeight: 600,
    '&.Mui-selected': { color: vars.palette.text.primary, fontWeight: 700 },
    '&.Mui-focusVisible': { outlineOffset: -3 },
  },
  '& .MuiTabs-indicator': {
    height: 4,
    borderRadius: '4px 4px 0 0',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  /* The first word stands where the other lines do. */
  [breakpoints.down('md')]: { paddingInlineStart: 2 },
  [breakpoints.up('md')]: {
    width: 228,
    borderBottom: 0,
    borderInlineEnd: `1px solid ${vars.palette.divider}`,
    '& .MuiTab-root': { alignItems: 'start', paddingInline: 24, minHeight: 44, textAlign: 'start' },
    '& .MuiTabs-indicator': {
      width: 4,
      insetInline: 'auto 0',
      borderRadius: 0,
      borderStartStartRadius: 4,
      borderEndStartRadius: 4,
    },
  },
}));

/** One tab per kind of ingredient: a row that scrolls on a phone, a column on a desktop. */
export const KindTabs = ({ idOf, panelId, kind, isDesktop, onChange }: KindTabsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Strip
      value={kind}
      orientation={isDesktop ? 'vertical' : 'horizontal'}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      aria-label={formatMessage(messages.kinds)}
      onChange={(_event, chosen: PickerKind) => onChange(chosen)}
    >
      {KINDS.map((value) => (
        <Tab
          key={value}
          value={value}
          id={idOf(value)}
          aria-controls={panelId}
          label={formatMessage(KIND_LABELS[value])}
        />
      ))}
    </Strip>
  );
};

import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { AllergenNoticeText } from './useAllergenNotices';

interface AllergenNoticeProps {
  notices: readonly AllergenNoticeText[];
}

const Box = styled('div')({ display: 'grid', gap: 8, justifySelf: 'stretch' });

const Line = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  margin: 0,
  padding: '10px 14px',
  borderRadius: 14,
  border: `1.5px solid ${vars.palette.warning.main}`,
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.butterSoft,
  '& svg': { flexShrink: 0 },
  '&[data-kind="contains"]': {
    borderWidth: 2.5,
    borderColor: vars.palette.error.main,
    backgroundColor: vars.palette.badSoft,
    '& svg': { color: vars.palette.error.main },
  },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
}));

/** Warnings about a recipe for this cook: excluded allergens, unread lines, a foreign language. */
export const AllergenNotice = ({ notices }: AllergenNoticeProps) =>
  notices.length > 0 && (
    <Box role="note">
      {notices.map(({ kind, text }) => (
        <Line key={kind} data-kind={kind}>
          {kind === 'contains' ? <ErrorOutlineIcon fontSize="compact" /> : <HelpOutlineIcon fontSize="compact" />}
          <span>{text}</span>
        </Line>
      ))}
    </Box>
  );

import { styled } from '@mui/material/styles';

const Svg = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  '& .jar': { fill: theme.vars.palette.primary.main },
  '& .spark': { fill: theme.vars.palette.butter },
  ...theme.applyStyles('dark', { '& .spark': { fill: theme.vars.palette.primary.contrastText } }),
}));

/** The product's logo: a jar with the spark of the recipe finder in it. */
export const LarderMark = ({ size = 34 }: { size?: number }) => (
  <Svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
    <rect className="jar" x="6" y="3.5" width="22" height="7" rx="2.6" />
    <path
      className="jar"
      d="M8.2 12h17.6c2.6 1.5 4.2 3.9 4.2 6.8v5.7c0 3.6-2.6 6.2-6.2 6.2H10.2C6.6 30.700 4 28.100 4 24.500v-5.700C4 15.900 5.600 13.500 8.200 12Z"
    />
    <path
      className="spark"
      d="m17 14.600 1.700 4.700 4.700 1.700-4.700 1.700-1.700 4.700-1.700-4.700-4.700-1.700 4.700-1.700z"
    />
  </Svg>
);

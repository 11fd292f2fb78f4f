import { styled } from '@mui/material/styles';
import type { SentencePiece } from '@/lib/cooking/stepPieces';

interface StepSentenceProps {
  pieces: readonly SentencePiece[];
  /** Number of characters that stand below it and have to be in sight with it. */
  below?: number;
}

/* A long step gets smaller, down to 28 px (20 on a phone), before anything scrolls. A tall phone has room for more. */
const SIZES = [
  { upTo: 70, phone: '2rem', tall: '2.25rem', desktop: '3.3125rem' },
  { upTo: 120, phone: '1.75rem', tall: '2rem', desktop: '3.3125rem' },
  { upTo: 170, phone: '1.5rem', tall: '1.625rem', desktop: '3rem' },
  { upTo: 240, phone: '1.375rem', tall: '1.375rem', desktop: '2.625rem' },
  { upTo: 320, phone: '1.25rem', tall: '1.25rem', desktop: '2.25rem' },
  { upTo: Infinity, phone: '1.25rem', tall: '1.25rem', desktop: '1.75rem' },
] as const;

const sizeFor = (length: number) => SIZES.find(({ upTo }) => length <= upTo)!;

/* The place may be lower than the number of characters lets expect: `--fit` is the share that it has room for. */
const fitted = (size: string) => `max(1.25rem, calc(${size} * var(--fit, 1)))`;

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: fitted('var(--phone)'),
  lineHeight: 1.2,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  /* Read from two metres: as large as the height allows. */
  '@media (min-height: 800px)': { fontSize: fitted('var(--tall)') },
  [theme.breakpoints.up('md')]: {
    '@media (min-height: 700px)': { fontSize: 'calc(var(--tablet) * 1.4)' },
    '@media (min-height: 950px)': { fontSize: 'calc(var(--tablet) * 1.7)' },
  },
  [theme.breakpoints.up('lg')]: {
    '@media (min-height: 521px)': { fontSize: 'var(--low)' },
    '@media (min-height: 850px)': { fontSize: 'var(--desktop)' },
  },
  '& mark': {
    padding: '0 .14em',
    borderRadius: '.18em',
    whiteSpace: 'nowrap',
    color: 'inherit',
    backgroundColor: theme.vars.palette.mark,
  },
}));

/** The current instruction, legible from across the kitchen. */
export const StepSentence = ({ pieces, below = 0 }: StepSentenceProps) => {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  // On a phone the words are made to fit their place.
  const { phone, tall } = sizeFor(length);
  const { phone: tablet } = sizeFor(length + below);
  // In a wide window what stands below has long lines of small letters. One that is low leaves little room for them.
  const { desktop } = sizeFor(length + below / 2);
  const { desktop: low } = sizeFor(length + below * 1.5);
  const sizes = { '--phone': phone, '--tall': tall, '--tablet': tablet, '--low': low, '--desktop': desktop };
  return (
    <Sentence style={sizes as React.CSSProperties}>
      {pieces.map(({ text, isQuantity }, i) => (isQuantity ? <mark key={i}>{text}</mark> : text))}
    </Sentence>
  );
};

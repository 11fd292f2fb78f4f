import { styled } from '@mui/material/styles';

/* Paper has one colour scheme: black on white, in points and millimetres. */
export const Sheet = styled('article')(({ theme }) => ({
  colorScheme: 'light',
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '10.5pt',
  lineHeight: 1.4,
  '& h1': { ...theme.typography.h1, margin: '0 0 1.5mm', fontSize: '24pt', lineHeight: 1.1 },
  '& h2': { ...theme.typography.h3, margin: '0 0 2mm', fontSize: '13pt', breakAfter: 'avoid' },
  '& p': { margin: 0 },
}));

export const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6mm',
  alignItems: 'start',
  paddingBottom: '4mm',
  marginBottom: '4mm',
  borderBottom: '.4mm solid #000',
  '& img': { display: 'block', width: '48mm', height: '36mm', objectFit: 'cover', borderRadius: '3mm' },
});

export const Facts = styled('p')({ '&&': { marginTop: '2mm', fontWeight: 700 } });

export const Notice = styled('p')({
  '&&': { marginTop: '2mm' },
  padding: '1mm 2mm',
  border: '.5mm solid #000',
  fontWeight: 700,
});

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '58mm 1fr',
  gap: '8mm',
  alignItems: 'start',
});

export const Ingredients = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '19mm 1fr', gap: '2mm', paddingBlock: '.8mm', breakInside: 'avoid' },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
});

export const Steps = styled('ol')({
  margin: 0,
  paddingInlineStart: '6mm',
  '& li': { paddingInlineStart: '1mm', marginBottom: '2mm', breakInside: 'avoid' },
  '& li::marker': { fontWeight: 700 },
});

export const Foot = styled('footer')({
  marginTop: '5mm',
  paddingTop: '2.5mm',
  borderTop: '.2mm solid #000',
  fontSize: '8.5pt',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});

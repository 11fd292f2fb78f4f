import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { PrintOnly } from '@/components/PrintOnly/PrintOnly';
import type { ShoppingAisle } from '@/store/shoppingLines';
import { messages } from './messages';

interface PrintListProps {
  title: string;
  aisles: readonly ShoppingAisle[];
}

/* Black on white, in two columns that a pen can tick. */
const Sheet = styled('article')(({ theme }) => ({
  colorScheme: 'light',
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '11pt',
  lineHeight: 1.4,
  '& h1': { ...theme.typography.h1, margin: '0 0 4mm', fontSize: '22pt' },
  '& > div': { columns: 2, columnGap: '10mm' },
  '& section': { breakInside: 'avoid', marginBottom: '4mm' },
  '& h2': { ...theme.typography.h3, margin: '0 0 1mm', fontSize: '12.5pt', breakAfter: 'avoid' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: '2.5mm', padding: '.8mm 0' },
  '& li::before': { content: '""', flexShrink: 0, width: '3.4mm', height: '3.4mm', border: '.3mm solid #000' },
}));

/** The list on paper: what is still to be bought, by aisle. */
export const PrintList = ({ title, aisles }: PrintListProps) => {
  const { formatMessage } = useIntl();
  return (
    <PrintOnly>
      <Sheet>
        <h1>{title}</h1>
        <div>
          {aisles.map(({ aisle, lines }) => (
            <section key={aisle}>
              <h2>{formatMessage(messages[aisle])}</h2>
              <ul>
                {lines.map(({ key, quantity, name }) => (
                  <li key={key}>
                    <span>
                      <strong>{quantity}</strong> {name}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Sheet>
    </PrintOnly>
  );
};

import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface PrintCardProps {
  title: string;
  description: string;
  /** Language of the recipe. */
  lang?: string;
  pictureUrl?: string;
  servings: number;
  /** In the words of the interface. */
  cuisine?: string;
  /** "35 mins"; absent if unknown. */
  time?: string;
  /** `section` is the heading above a line. */
  ingredients: readonly { quantity: string; name: string; note?: string; section?: string }[];
  /** Sentences with scaled and converted quantities. */
  steps: readonly string[];
  /** In the language of the interface. */
  allergens: readonly string[];
  mayContain?: readonly string[];
  /** Warnings for this cook, under the title. */
  notices?: readonly string[];
  /** The language model that wrote the recipe. */
  model?: string;
  /** URL of the recipe. */
  url: string;
}

/* Paper has one colour scheme: black on white, in points and millimetres. */
const Sheet = styled('article')(({ theme }) => ({
  colorScheme: 'light',
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '10.5pt',
  lineHeight: 1.4,
  '& h1': { ...theme.typography.h1, margin: '0 0 1.5mm', fontSize: '24pt', lineHeight: 1.1 },
  '& h2': { ...theme.typography.h3, margin: '0 0 2mm', fontSize: '13pt', breakAfter: 'avoid' },
  '& p': { margin: 0 },
}));

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6mm',
  alignItems: 'start',
  paddingBottom: '4mm',
  marginBottom: '4mm',
  borderBottom: '.4mm solid #000',
  '& img': { display: 'block', width: '48mm', height: '36mm', objectFit: 'cover', borderRadius: '3mm' },
});

const Facts = styled('p')({ '&&': { marginTop: '2mm', fontWeight: 700 } });

const Notice = styled('p')({
  '&&': { marginTop: '2mm' },
  padding: '1mm 2mm',
  border: '.5mm solid #000',
  fontWeight: 700,
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '58mm 1fr',
  gap: '8mm',
  alignItems: 'start',
});

const Ingredients = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '19mm 1fr', gap: '2mm', paddingBlock: '.8mm', breakInside: 'avoid' },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
});

const Steps = styled('ol')({
  margin: 0,
  paddingInlineStart: '6mm',
  '& li': { paddingInlineStart: '1mm', marginBottom: '2mm', breakInside: 'avoid' },
  '& li::marker': { fontWeight: 700 },
});

const Foot = styled('footer')({
  marginTop: '5mm',
  paddingTop: '2.5mm',
  borderTop: '.2mm solid #000',
  fontSize: '8.5pt',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});

/** The whole recipe on one sheet of paper, without the page around it. */
export const PrintCard = (props: PrintCardProps) => {
  const { title, description, lang, pictureUrl, servings, cuisine, time, ingredients, steps, model, url } = props;
  const { allergens, mayContain = [], notices = [] } = props;
  const { formatMessage, formatList } = useIntl();
  const facts = [
    cuisine,
    time,
    formatMessage(messages.serves, { servings }),
    model && formatMessage(messages.model, { model }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Sheet aria-label={title}>
      <Head>
        <div>
          <h1 lang={lang}>{title}</h1>
          {notices.map((notice) => (
            <Notice key={notice}>{notice}</Notice>
          ))}
          <p lang={lang}>{description}</p>
          <Facts>{facts}</Facts>
        </div>
        {pictureUrl !== undefined && <img src={pictureUrl} alt="" decoding="sync" />}
      </Head>
      <Columns>
        <section>
          <h2>{formatMessage(messages.ingredients)}</h2>
          <Ingredients lang={lang}>
            {ingredients.map(({ quantity, name, note, section }, i) => (
              <Fragment key={i}>
                {section !== undefined && (
                  <li>
                    <b>{section}</b>
                  </li>
                )}
                <li>
                  <strong>{quantity}</strong>
                  <span>{[name, note].filter(Boolean).join(', ')}</span>
                </li>
              </Fragment>
            ))}
          </Ingredients>
        </section>
        <section>
          <h2>{formatMessage(messages.method)}</h2>
          <Steps lang={lang}>
            {steps.map((step, i) => (
              <li key={i}>{step}</li>
            ))}
          </Steps>
        </section>
      </Columns>
      <Foot>
        {allergens.length > 0 && (
          <p>{formatMessage(messages.allergens, { names: formatList(allergens, { type: 'unit' }) })}</p>
        )}
        {mayContain.length > 0 && (
          <p>{formatMessage(messages.mayContain, { names: formatList(mayContain, { type: 'unit' }) })}</p>
        )}
        {allergens.length + mayContain.length > 0 && <p>{formatMessage(messages.note)}</p>}
        <p>{url}</p>
      </Foot>
    </Sheet>
  );
};

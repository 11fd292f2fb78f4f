import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../errors/words';
import type { Mail } from './mailer';

/** The parts of one mail, in one language. */
interface LetterParts {
  uid: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  /** A link the reader can follow. */
  action?: { label: string; address: string };
  notYou: string;
  /** The server's address without its scheme. */
  site: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const SANS = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "'Young Serif',Georgia,'Times New Roman',serif";

/** Mail programs support few style sheets, so styles are inline; only the dark scheme is a style sheet. */
const DARK = [
  '.page{background:#1B1217!important}',
  '.sheet{background:#261A21!important;border-color:#43303B!important}',
  '.ink{color:#F4E9EF!important}',
  '.quiet{color:#BBA9B3!important}',
  '.link{color:#F0B9DA!important}',
].join('');

const paragraph = (text: string, kind: 'ink' | 'quiet', size: number) =>
  `<p class="${kind}" style="margin:0 0 16px;font:400 ${size}px/1.5 ${SANS};color:${kind === 'ink' ? '#24141F' : '#62525C'}">${escape(text)}</p>`;

const button = ({ label, address }: { label: string; address: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
  `<td style="border-radius:14px;background:#6B2353"><a href="${escape(address)}" style="display:inline-block;padding:14px 28px;` +
  `font:600 16px/20px ${SANS};color:#FFFFFF;text-align:center;text-decoration:none;border-radius:14px">${escape(label)}</a></td></tr></table>`;

const htmlOf = ({ language, subject, text, action, notYou, site }: LetterParts): string => {
  const copy = action
    ? paragraph(wordsOf('server.mail.copyLink', language), 'quiet', 14) +
      `<p style="margin:0 0 24px;font:400 14px/1.5 ${SANS};word-break:break-all">` +
      `<a class="link" href="${escape(action.address)}" style="color:#6B2353">${escape(action.address)}</a></p>`
    : '';
  return (
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escape(subject)}</title><style>@media (prefers-color-scheme:dark){${DARK}}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:#FBF8F3">` +
    `<div lang="${language}" dir="ltr" class="page" style="background:#FBF8F3;padding:32px 16px">` +
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:560px;margin:0 auto">` +
    `<tr><td style="padding:0 8px 20px"><span style="display:inline-block;padding:6px 14px;border-radius:12px;background:#FFD66B;` +
    `font:400 22px/28px ${SERIF};color:#3A2408">Larder</span></td></tr>` +
    `<tr><td class="sheet" style="padding:32px 28px 16px;background:#FFFFFF;border:1px solid #E4DCD2;border-radius:24px">` +
    `<h1 class="ink" style="margin:0 0 16px;font:400 28px/1.2 ${SERIF};color:#24141F">${escape(subject)}</h1>` +
    paragraph(text, 'ink', 16) +
    (action ? button(action) : '') +
    paragraph(notYou, 'ink', 16) +
    copy +
    `</td></tr><tr><td style="padding:20px 8px 0">` +
    paragraph(wordsOf('server.mail.footer', language, { site }), 'quiet', 14) +
    `</td></tr></table></div></body></html>`
  );
};

const textOf = ({ language, text, action, notYou, site }: LetterParts): string =>
  [
    text,
    ...(action ? [`${action.label}\n${action.address}`] : []),
    notYou,
    `-- \n${wordsOf('server.mail.footer', language, { site })}`,
  ].join('\n\n') + '\n';

/** The mail as text and as an equivalent page. */
export const letter = (parts: LetterParts): Mail => ({
  uid: parts.uid,
  to: parts.to,
  subject: parts.subject,
  language: parts.language,
  text: textOf(parts),
  html: htmlOf(parts),
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, 'judges');

/** The judges listed what is below nine; the others count as this, though some may have more. */
const OTHERS = 9;

interface Judgement {
  title: string;
  on: string;
  /** What was looked at, and how. */
  how: string;
  /** How many screens were judged. */
  screens: number;
  /** Screens below nine, and what keeps them there. “Prescribed”: the specification of the product asks for these words. */
  low: readonly { name: string; score: number; why: string }[];
}

/** A judgement from a file with its head as `name<tab>value`, an empty line, and screens as `name<tab>score<tab>why`. */
const readJudgement = (file: string): Judgement => {
  const [head = '', rows = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n\n');
  const said = Object.fromEntries(head.split('\n').map((line) => line.split('\t')));
  const { title, on, how, screens } = said as Record<string, string>;
  if (!title || !on || !how || !screens) throw new Error(`${file} begins with title, on, how and screens`);
  const low = rows
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string, string])
    .map(([name, score, why]) => ({ name, score: Number(score), why }));
  return { title, on, how, screens: Number(screens), low };
};

/** The mean of all screens of a judgement, and a list of those below nine. */
const sectionOf = ({ title, on, how, screens, low }: Judgement): string[] => {
  const sum = low.reduce((total, { score }) => total + score, 0) + (screens - low.length) * OTHERS;
  return [
    `## ${title}, ${on}`,
    '',
    `${how[0]!.toUpperCase()}${how.slice(1)}. Mean of ${screens} screens: ${(sum / screens).toFixed(1)}; below nine: ${low.length}.`,
    '',
    ...low.map(({ name, score, why }) => `- ${name}, ${score}: ${why}`),
  ];
};

/** What the judges of screens wrote, the oldest first, as lines of the report. */
export const judgementLines = (): string[] =>
  readdirSync(FOLDER)
    .sort((one, other) => Number.parseInt(one) - Number.parseInt(other))
    .flatMap((file) => ['', ...sectionOf(readJudgement(file))]);

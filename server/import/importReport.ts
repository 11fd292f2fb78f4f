import type { ImportError } from './importTypes';

/** The result of one file that the cook named or that is in a folder. */
export interface FileOutcome {
  name: string;
  imported: number;
  duplicates: number;
  faults: ImportError[];
  /** Sentences about imported recipes that may not be as intended. */
  notes: string[];
}

export interface ImportReport {
  files: number;
  imported: number;
  duplicates: number;
  faults: number;
  /** Skipped files in folders, and why. */
  passedOver: { name: string; reason: string }[];
  /** Lines whose ingredient was not understood, most frequent first. */
  unknown: { line: string; count: number }[];
}

/** Maximum faults listed per file; further ones are only counted. */
const FAULTS_LISTED_MAX = 50;
const PASSED_OVER_LISTED_MAX = 50;
/** Text from an imported file, as one short line without control characters. */
const TEXT_MAX = 300;

const tellable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').slice(0, TEXT_MAX);

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const totals = ({ imported, duplicates }: Pick<FileOutcome, 'imported' | 'duplicates'>, faults: number) =>
  `${imported} imported, ${counted(duplicates, 'duplicate')}, ${counted(faults, 'fault')}`;

/** A file's line, with one indented line per fault. */
export const fileLines = (outcome: FileOutcome): string[] => {
  const { name, faults, notes } = outcome;
  const moreNotes = notes.length - FAULTS_LISTED_MAX;
  const more = faults.length - FAULTS_LISTED_MAX;
  return [
    `${tellable(name)}: ${totals(outcome, faults.length)}`,
    ...faults.slice(0, FAULTS_LISTED_MAX).map(({ file, reason }) => {
      const where = file === name ? '' : `${tellable(file)}: `;
      return `  ${where}${tellable(reason)}`;
    }),
    ...(more > 0 ? [`  … and ${counted(more, 'more fault')}`] : []),
    ...notes.slice(0, FAULTS_LISTED_MAX).map((note) => `  ? ${tellable(note)}`),
    ...(moreNotes > 0 ? [`  … and ${counted(moreNotes, 'more question')}`] : []),
  ];
};

/** The end of the report. */
export const closingLines = (report: ImportReport): string[] => [
  ...(report.passedOver.length > 0 ? ['', 'Passed over:'] : []),
  ...report.passedOver.slice(0, PASSED_OVER_LISTED_MAX).map(({ name, reason }) => `  ${tellable(name)}: ${reason}`),
  ...(report.passedOver.length > PASSED_OVER_LISTED_MAX
    ? [`  … and ${counted(report.passedOver.length - PASSED_OVER_LISTED_MAX, 'more file')}`]
    : []),
  ...(report.unknown.length > 0 ? ['', 'Ingredients that were not understood, the most frequent first:'] : []),
  ...report.unknown.map(({ line, count }) => `${String(count).padStart(7)}  ${tellable(line)}`),
  '',
  `${counted(report.files, 'file')}: ${totals(report, report.faults)}`,
  ...(report.imported > 0 ? ['Recipes that were imported are found after the next start of the server.'] : []),
];

/** 0 when something was imported or everything was there already, 1 when nothing could be. */
export const exitCodeOf = ({ imported, duplicates }: ImportReport): 0 | 1 => (imported + duplicates > 0 ? 0 : 1);

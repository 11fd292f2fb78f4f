import type { ImportError } from './importTypes';

/** What became of one file that the cook named or that lay in a folder. */
export interface FileOutcome {
  name: string;
  imported: number;
  duplicates: number;
  faults: ImportError[];
}

export interface ImportReport {
  files: number;
  imported: number;
  duplicates: number;
  faults: number;
  /** Lines whose ingredient was not understood, the most frequent first. */
  unknown: { line: string; count: number }[];
}

/** More faults than this of one file are counted, not told. */
const FAULTS_TOLD = 50;
/** What comes from a stranger's file is told in one short line without control characters. */
const TEXT_MAX = 300;

const tellable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').slice(0, TEXT_MAX);

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const totals = ({ imported, duplicates }: Pick<FileOutcome, 'imported' | 'duplicates'>, faults: number) =>
  `${imported} imported, ${counted(duplicates, 'duplicate')}, ${counted(faults, 'fault')}`;

/** A file in a line, and each of its faults in one below. */
export const fileLines = (outcome: FileOutcome): string[] => {
  const { name, faults } = outcome;
  const more = faults.length - FAULTS_TOLD;
  return [
    `${tellable(name)}: ${totals(outcome, faults.length)}`,
    ...faults.slice(0, FAULTS_TOLD).map(({ file, reason }) => {
      const where = file === name ? '' : `${tellable(file)}: `;
      return `  ${where}${tellable(reason)}`;
    }),
    ...(more > 0 ? [`  … and ${more} more faults`] : []),
  ];
};

/** The end of the report. */
export const closingLines = (report: ImportReport): string[] => [
  ...(report.unknown.length > 0 ? ['', 'Ingredients that were not understood, the most frequent first:'] : []),
  ...report.unknown.map(({ line, count }) => `${String(count).padStart(7)}  ${tellable(line)}`),
  '',
  `${counted(report.files, 'file')}: ${totals(report, report.faults)}`,
  ...(report.imported > 0 ? ['Recipes that were imported are found after the next start of the server.'] : []),
];

/** 0 when something was imported or everything was there already, 1 when nothing could be. */
export const exitCodeOf = ({ imported, duplicates }: ImportReport): 0 | 1 => (imported + duplicates > 0 ? 0 : 1);

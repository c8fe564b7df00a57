import { counted } from '@/shared/format/numbers'

/** What the reading view of answers says. */
export const readingMessages = {
  yes: 'Yes',
  no: 'No',
  agreed: 'Agreed',
  unanswered: 'Not answered',
  private: 'Private to staff',
  sections: 'Sections',
  item: (label: string, number: number, name: string) =>
    name ? `${label} ${number}: ${name}` : `${label} ${number}`,
  fileGone: 'The file is no longer there.',
  fileRefused: 'The file was refused when it was checked.',
  filePending: 'The upload was not finished.',
  skipped: (labels: string[]) => `Not answered: ${labels.join(' · ')}`,
  skippedCount: (count: number) =>
    counted(count, 'question not answered', 'questions not answered'),
  open: 'Open',
  download: 'Download',
  openFile: (name: string) => `Open ${name}`,
  downloadFile: (name: string) => `Download ${name}`,
  fileFailed: 'The file did not open.',
  newTab: 'opens in a new tab',
} as const

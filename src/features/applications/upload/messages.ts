import type { FileKind } from '@contracts/forms/definition'
import { formatFileSize } from '@/shared/format/file-size'
import type { FileFault } from './file-kinds'
import type { UploadFault } from './upload-ports'

const list = (kinds: readonly FileKind[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(kinds.map((kind) => kind.toUpperCase()))

/** What the fields for files say. */
export const uploadMessages = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  retry: 'Try again',
  removeNamed: (name: string) => `Remove ${name}`,
  cancelNamed: (name: string) => `Cancel the upload of ${name}`,
  retryNamed: (name: string) => `Try to upload ${name} again`,
  progress: (name: string) => `Upload of ${name}`,
  kept: 'Kept on this device. It is sent once you have signed in.',
  notKept:
    'This browser has no room to keep it. It is sent if you sign in without closing this tab.',
  sending: (percent: number) => `${percent} %`,
  checking: 'Checking',
  stored: (size: number) => `Uploaded, ${formatFileSize(size)}`,
  unnamed: 'Uploaded file',
  limits: (kinds: readonly FileKind[], max: number) =>
    `${list(kinds)}, up to ${formatFileSize(max)}.`,
  faults: {
    offline: 'The connection was lost. It goes on by itself once you are online.',
    unsaved: 'Your answers cannot be saved just now. It goes on by itself once they can.',
    'signed-out': 'You have to sign in again. It goes on once you have.',
    kind: 'This kind of file is not accepted here.',
    size: 'This file is too large.',
    'too-many': 'This application has too many files. Remove one first.',
    closed: 'This application can no longer be changed.',
    refused:
      'What is inside this file is not what its name says. Save it anew and choose it again.',
    failed: 'It was not uploaded. Try again in a moment.',
  } satisfies Record<UploadFault, string>,
  refuse: (fault: FileFault, kinds: readonly FileKind[], max: number) => {
    if (fault === 'kind') return `Choose a file of another kind: ${list(kinds)}.`
    if (fault === 'empty') return 'This file is empty. Choose another.'
    return `This file is too large. Choose one of at most ${formatFileSize(max)}.`
  },
} as const

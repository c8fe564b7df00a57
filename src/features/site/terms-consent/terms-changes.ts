/** What each version of the terms of service brought, the newest first. Add to it when you raise `termsVersion`. */
export const termsChanges: readonly { version: string; changes: readonly string[] }[] = [
  {
    version: '2026-11-22',
    changes: [
      'The code of conduct is part of the terms.',
      'Introductions have a section of their own: who has to agree, and that what comes of one is between the two sides.',
      'A company’s profile appears in the public portfolio only after it has agreed, and goes when it asks.',
      'Applications may be shown to investors and mentors, with your consent in the form. Partners are no longer named.',
    ],
  },
  {
    version: '2026-11-20',
    changes: ['The first version.'],
  },
]

/** What came after the version that somebody agreed to. Whoever agreed to none has all before them, and no changes. */
export const changesSince = (accepted: string | null): typeof termsChanges =>
  accepted === null ? [] : termsChanges.filter(({ version }) => version > accepted)

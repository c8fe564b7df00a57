export type Vocabulary = 'sectors' | 'startup_stages'
export type Term = { id: string; label: string; isRetired?: true }

/** The words for sectors and stages, as the forms offer them. */
export type Terms = Record<Vocabulary, Term[]>

/** The word for a term; while the words are on their way, or for one that is not among them, its id in letters. */
export const termLabel = (terms: Terms | undefined, vocabulary: Vocabulary, id: string): string =>
  terms?.[vocabulary].find((term) => term.id === id)?.label ?? id.replaceAll(/[-_]/g, ' ')

/** Terms to choose from: those that are still offered. */
export const termChoices = (terms: Terms | undefined, vocabulary: Vocabulary): Term[] =>
  (terms?.[vocabulary] ?? []).filter(({ isRetired }) => !isRetired)

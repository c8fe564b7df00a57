/** What is said about answers that are known already. */
export const knownMessages = {
  knownTitle: 'You have answered some of this before',
  knownBody: 'We can fill in what you said last time. Nothing that you wrote here is replaced.',
  knownAction: 'Fill in what we know',
  knownDone: (count: number) =>
    count === 1 ? '1 answer filled in.' : `${count} answers filled in.`,
  dismiss: 'No, thanks',
  answeredBefore: 'You answered this before:',
  useAnswer: 'Use it',
  useAnswerNamed: (label: string, answer: string) => `${label}: use “${answer}”`,
  seemsToBe: (country: string) => `You seem to be in ${country}.`,
  chooseCountry: (country: string) => `Choose ${country}`,
  chooseCountryNamed: (label: string, country: string) => `Choose ${country} for “${label}”`,
} as const

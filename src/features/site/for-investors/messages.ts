/** The top of `/for-investors`. */
export const messages = {
  meta: {
    title: 'For investors',
    description:
      'You write down what you invest in, once. People hold it against the startups of the programme and write to you when something fits.',
  },
  title: 'Say what you look for, once',
  lead: 'Then the programme’s team holds it against the startups it has accepted, and writes to you when there is a reason to. That may be twice a month or twice a year.',
  begin: 'Open the investor form',
  effort: 'About 15 minutes',
  thesis: {
    label: 'A thesis, for example',
    /** Line by line; what is set apart is an answer, the rest holds it together. */
    lines: [
      ['We put ', '50 to 250 thousand dollars', ''],
      ['into ', 'early revenue', ' companies'],
      ['in ', 'agriculture and logistics', ','],
      ['in ', 'Kenya, Uganda and Rwanda', '.'],
      ['We ', 'sometimes', ' lead.'],
      ['We stay out of ', 'finance', '.'],
    ] satisfies [string, string, string][],
    note: 'Every underlined part is a question of the form. “Stage-agnostic and founder-first” would be harder to work with.',
  },
}

const progress = [
  /^\[\d+\/\d+\] /,
  /^\s*✓ /,
  /^(\[WebServer\] )?\((node:\d+|Use `node)/,
  /^\[WebServer\]\s*$/,
  /^\s*Usage:$/,
  /npx playwright show-trace/,
]

/** What a failed step said, without its progress: the first lines that somebody reads are about what failed. */
export const withoutProgress = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !progress.some((noise) => noise.test(line)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

import { counted } from '@/shared/format/numbers'

/** What the box for Markdown says. */
export const markdownMessages = {
  toolbar: 'Formatting',
  bold: 'Bold',
  link: 'Link',
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  picture: 'Picture',
  keys: (name: string, keys: string) => `${name} (${keys})`,
  boldWord: 'bold',
  linkWord: 'words',
  write: 'Write',
  preview: 'Preview',
  views: 'What is shown',
  words: (words: number, minutes: number) =>
    `${counted(words, 'word', 'words')}, ${
      minutes < 1 ? 'less than a minute' : counted(minutes, 'minute', 'minutes')
    } to read`,
  nothing: 'Nothing to show yet. What you write appears here as readers will see it.',
  theme: 'Theme of the preview',
  light: 'Light',
  dark: 'Dark',
  help: 'Markdown. Pictures can be pasted or dropped into the text.',
  helpWithoutPictures: 'Markdown.',
} as const

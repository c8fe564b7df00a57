/** Our own drawings on a grid of 20, one stroke of 1.5, corners mitred like folded paper. */
export const iconPaths = {
  home: 'M3 9.5 10 3l7 6.5M5 8v9h10V8',
  applications: 'M4 2.5h8l4 4v11H4zM12 2.5v4h4M7 10.5h6M7 13.5h4',
  content:
    'M2.5 4c3-1 5.5-.5 7.5 1.5v11c-2-2-4.5-2.5-7.5-1.5zM17.5 4c-3-1-5.5-.5-7.5 1.5v11c2-2 4.5-2.5 7.5-1.5z',
  people:
    'M10 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M1.5 16.5v-1a4 4 0 0 1 4-4h3a4 4 0 0 1 4 4v1M13 4.2a3 3 0 0 1 0 5.6M15 11.9a4 4 0 0 1 3.5 3.6v1',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M10 3.5v5h4v-5zM6 11.5v5h4v-5z',
  plus: 'M10 3.5v13M3.5 10h13',
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M12.5 12.5l5 5',
  check: 'm3.5 10.5 4 4 9-9',
  close: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  'chevron-right': 'm7.5 4.5 5.5 5.5-5.5 5.5',
  'chevron-left': 'M12.5 4.5 7 10l5.5 5.5',
  'chevron-down': 'm4.5 7.5 5.5 5.5 5.5-5.5',
  'chevron-up': 'm4.5 12.5 5.5-5.5 5.5 5.5',
  'arrow-right': 'M3 10h14M11.5 4.5 17 10l-5.5 5.5',
  'arrow-left': 'M17 10H3M8.5 4.5 3 10l5.5 5.5',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3 13v4h14v-4',
  trash: 'M3 5.5h14M8 5.5v-2h4v2M5 5.5l1 12h8l1-12M8.5 9v5M11.5 9v5',
  edit: 'M3 17l1-4.5L13.5 3 17 6.5 7.5 16zM11.5 5 15 8.5',
  lock: 'M4 9h12v8.5H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9M10 12v2.5',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  comment: 'M2.5 3.5h15v10h-8L5.5 17v-3.5h-3z',
  paperclip:
    'm16 9-6.5 6.5a3.5 3.5 0 0 1-5-5L11 4a2.5 2.5 0 0 1 3.5 3.5L8 14a1 1 0 0 1-1.5-1.5L12 7',
  filter: 'M2.5 4h15L12 10.5V17l-4-2v-4.5z',
  columns: 'M3 4h14v12H3zM7.7 4v12M12.3 4v12',
  print: 'M5.5 7V2.5h9V7M5.5 14H2.5V7h15v7h-3M5.5 11.5h9v6h-9z',
  bold: 'M5.5 3.5h5a3 3 0 0 1 0 6h-5zM5.5 9.5h6a3.5 3.5 0 0 1 0 7h-6z',
  heading: 'M4.5 3.5v13M4.5 10h11M15.5 3.5v13',
  link: 'M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  list: 'M7.5 5H17M7.5 10H17M7.5 15H17M3 5h1.5M3 10h1.5M3 15h1.5',
  quote: 'M4 3.5v13M8 5.5h9M8 10h9M8 14.5h6',
  more: 'M4 9h2v2H4zM9 9h2v2H9zM14 9h2v2h-2z',
  picture: 'M2.5 3.5h15v13h-15zM2.5 14l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4.5M12.5 7.5h1.5',
} as const

export type IconName = keyof typeof iconPaths

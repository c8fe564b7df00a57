/** What a group of several says. */
export const groupMessages = {
  addItem: (item: string) => `Add ${item.toLowerCase()}`,
  addAnother: (item: string) => `Add another ${item.toLowerCase()}`,
  itemTitle: (item: string, number: number) => `${item} ${number}`,
  itemNamed: (title: string, name: string) => `${title}: ${name}`,
  removeItem: (title: string) => `Remove ${title}`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  movedTo: (title: string, place: number, places: number) =>
    `${title} is now ${place} of ${places}.`,
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  itemsMost: (max: number) => `That is the most: ${max}.`,
} as const

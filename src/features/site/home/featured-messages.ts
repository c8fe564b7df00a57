/** The words around the startups that are put forward. */
export const messages = {
  title: 'Some of those who came through',
  all: 'The whole portfolio',
}

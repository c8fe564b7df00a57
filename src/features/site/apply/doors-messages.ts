/** The words around the forms that are open all year. */
export const doors = {
  title: 'All year',
  begin: 'Open the form',
  beginAs: (one: string) => `Open the form as ${one.toLowerCase()}`,
  more: 'What happens with an application',
}

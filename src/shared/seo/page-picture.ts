/** Where the picture of a page is that the build makes, for those who show a link to it. What a query asks for shares its page's. */
export function pagePicture(canonical = '/'): string {
  const [path] = canonical.split('?')
  return `/og${path === '/' ? '/home' : path}.png`
}

import { drawIcon, icons } from './draw.ts'

// Writes the icons of the app to public/ from public/mark.svg.
for (const icon of icons) {
  await drawIcon(icon).toFile(new URL(`../../public/${icon.file}`, import.meta.url).pathname)
}

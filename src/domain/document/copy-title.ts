// The title of a document saved as a copy.
import { titleMaxCharacters, titleOrDefault } from './document.ts'

const suffix = ' (copy)'

/** The title with "(copy)" after it, shortened so that both fit. */
export function copyTitle(title: string): string {
  const characters = [...titleOrDefault(title)]
  return `${characters.slice(0, titleMaxCharacters - suffix.length).join('')}${suffix}`
}

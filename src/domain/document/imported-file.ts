// The name of an imported file, as the version history shows it and as a title.
import { uploadTypes } from './upload.ts'

/** Longest file name that a version keeps, in characters (code points). */
const importedNameMaxCharacters = 120

/** Control characters and marks that turn the direction of writing: a name can pretend to be another with them. Joiners are letters' own. */
const invisiblePattern = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu

/** The bare name for people: no folders, nothing invisible; a long one loses its middle and keeps its extension. */
export function cleanFileName(name: string): string {
  const bare = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const characters = [...bare.replace(invisiblePattern, '').replace(/\s+/g, ' ').trim()]
  if (characters.length <= importedNameMaxCharacters) return characters.join('')
  const end = 20
  return `${characters.slice(0, importedNameMaxCharacters - end - 1).join('')}…${characters.slice(-end).join('')}`
}

/** A title for an untitled document: the file's name without its extension; undefined when nothing is left of it. */
export function titleFromFile(name: string): string | undefined {
  const shown = cleanFileName(name)
  const extension = uploadTypes.find((type) => shown.toLowerCase().endsWith(type.extension))?.extension ?? ''
  const stem = shown.slice(0, shown.length - extension.length)
  const title = stem.replace(/[_\s]+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(title) ? title : undefined
}

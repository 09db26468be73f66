// Where a headline is cut, surface by surface. Rules HED-01 and HED-10.
import { headlineLength } from '#domain/rules/headline/headline-length.ts'

/** Surfaces with the characters they show, shortest first; `label` fits under a tick. */
export const headlineSurfaces = [
  { name: 'Phone alert', label: 'phone alert', characters: headlineLength.phoneAlert },
  { name: 'Search result and email subject', label: 'search', characters: headlineLength.emailSubject },
  { name: 'Wire headline, recommended', label: 'wire', characters: headlineLength.recommended },
  { name: 'Wire headline, maximum', label: 'hard limit', characters: headlineLength.maximum },
] as const

/** What the surface shows and what it cuts off, by code points; `cut` is empty when all of it is shown. */
export function cutHeadline(headline: string, characters: number): { shown: string; cut: string } {
  let end = 0
  let count = 0
  for (const character of headline) {
    if (count === characters) break
    count += 1
    end += character.length
  }
  return { shown: headline.slice(0, end), cut: headline.slice(end) }
}

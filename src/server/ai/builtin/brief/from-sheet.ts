// Where the fact sheet decides over what the lines alone would say.
import type { FactSheet, AnnouncementType as SheetType } from '#domain/brief/sheet.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import type { Brief } from './brief.ts'
import type { Reading } from './read-lines.ts'

/** Kinds whose "Who" and "What" are read alike with or without a line that names the kind. */
export const formTypes: ReadonlySet<SheetType> = new Set(['appointment'])

const share =
  /^(?:In all, )?(?<finding>(?:about |nearly |more than |almost )?(?:\d[\d.]*(?:%| percent)|(?:two|three|four|half)[ -](?:thirds|quarters|in \d+|in three)?).* \p{Ll}+.*)$/iu

/** The first share that a survey found is its news. */
export function takeFinding({ slots, sentences, fragments }: Reading, type: SheetType): void {
  if (
    type !== 'report' ||
    slots.has('finding') ||
    !sentences.concat(fragments).some((text) => /survey|poll/i.test(text))
  )
    return
  for (const list of [sentences, fragments]) {
    const at = list.findIndex((text) => share.test(text))
    const finding = share.exec(list[at] ?? '')?.groups?.finding
    if (finding === undefined) continue
    list.splice(at, 1)
    slots.set('finding', dropStop(finding))
    return
  }
}

/** The sheet knows the event; of reports and company news the words tell which. */
export function chooseType(read: SheetType, told: Brief['type']): Brief['type'] {
  if (read === 'other') return told === 'crisis' ? 'company' : told
  if (read === 'expansion') return told === 'partnership' ? told : 'company'
  if (read === 'report') return told === 'results' ? 'results' : 'research'
  return read
}

/** The company by votes; of two that act together the other one is the partner. */
export function withSheetCompany(
  parties: Pick<Brief, 'company' | 'partner'>,
  { company }: FactSheet,
): Pick<Brief, 'company' | 'partner'> {
  if (company === null || company === parties.company) return parties
  if (company === parties.partner) return { company, ...(parties.company && { partner: parties.company }) }
  return { ...parties, company }
}

// Title and explanation of a marked place.
import { formatOwnDay } from '#domain/time/calendar.ts'
import { nameKind } from './describe-facts.ts'
import type { FactPlace, QuoteState } from './list-facts.ts'

export function titlePlace(place: FactPlace): string {
  if (place.kind === 'fact') return 'Not in your material'
  return quoteTitles[place.state]
}

const quoteTitles: Readonly<Record<QuoteState, string>> = {
  draft: 'Draft quote',
  typed: 'Not approved yet',
  approved: 'Approved quote',
  edited: 'Edited after approval',
}

/** `hasKit`: a client's kit was compared as well. */
export function explainPlace(place: FactPlace, hasKit = false): string {
  if (place.kind === 'fact')
    return `This ${nameKind(place.factKind)} isn’t in your prompt, draft${hasKit ? ', upload or client kit' : ' or upload'}.`
  const { approval, state } = place
  if (!approval)
    return place.isTyped
      ? 'Mark it approved once the speaker approves it.'
      : 'AI wrote this quote. The speaker must approve it.'
  const whose = `${approval.by} on ${formatOwnDay(approval.at)}`
  return state === 'approved'
    ? `Approved by ${whose}.`
    : `Approved by ${whose}, but edited since. Ask for approval again.`
}

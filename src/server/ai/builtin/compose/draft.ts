// A release being written: what the brief gave, in its parts, before it becomes blocks.
import type { Brief, Slot } from '#server/ai/builtin/brief/brief.ts'
import type { Cleaner } from './cleaner.ts'
import type { Role } from './statement-roles.ts'

export interface Statement {
  text: string
  role: Role
}

export interface Draft {
  brief: Brief
  clean: Cleaner
  /** The company's name, or the gap for it. */
  company: string
  /** How the text speaks of the product: 'the Harbor One', 'Ledger Lane'. */
  product?: string
  /** What a product without a name is: 'leak sensor'. */
  thing?: string
  /** Who takes a new role: surname and full name. */
  appointee?: string
  appointeeName?: string
  /** 'She' or 'He', as the brief speaks of who takes the role. */
  pronoun?: string
  /** What the company does: 'makes robots that unload trucks'. */
  does?: string
  /** Slots the lead has told already. */
  used: Set<Slot>
}

/** The slot's value, marked as told. */
export function take(draft: Draft, slot: Slot): string | undefined {
  const value = draft.brief.slots.get(slot)
  if (value !== undefined) draft.used.add(slot)
  return value === undefined ? undefined : draft.clean.piece(value)
}

/** 'on Nov. 17', 'in November 2026': the preposition a date needs. */
export function datePhrase(date: string): string {
  if (
    /^(?:today|tonight|tomorrow|yesterday|now|immediately|effective|on|in|at|by|from|starting|until|this|next|early|late|mid|spring|summer|fall|winter)\b/i.test(
      date,
    )
  )
    return date
  return /^(?:\p{L}+day\b|(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec)\.|(?:March|April|May|June|July|\p{L}{3,9}) \d{1,2}\b(?!\d))/u.test(
    date,
  )
    ? `on ${date}`
    : `in ${date}`
}

// A whole release as rules see it: its parts by role, and what several rules read from it.
import type { Paragraph } from './paragraph.ts'
import type { CheckSettings } from './settings.ts'
import type { Role } from './structure.ts'

export type Part = { readonly index: number; readonly role: Role; readonly paragraph: Paragraph }

/** A quotation's approval status; `text` is its current text. */
export type QuoteState = {
  readonly text: string
  readonly state: 'draft' | 'sent' | 'approved'
  /** What the speaker approved. */
  readonly approvedText?: string
}

/** The texts of a picture in the release. */
export type PictureWords = { readonly alt: string; readonly credit: string; readonly caption: string }

export class Release {
  readonly parts: readonly Part[]
  readonly settings: CheckSettings
  readonly quotes: readonly QuoteState[]
  readonly pictures: readonly PictureWords[]
  readonly #byRole = new Map<Role, Part[]>()
  readonly #answers = new Map<(release: Release) => unknown, unknown>()

  constructor(
    parts: readonly Part[],
    settings: CheckSettings,
    quotes: readonly QuoteState[] = [],
    pictures: readonly PictureWords[] = [],
  ) {
    this.parts = parts
    this.settings = settings
    this.quotes = quotes
    this.pictures = pictures
    for (const part of parts) {
      const list = this.#byRole.get(part.role)
      if (list) list.push(part)
      else this.#byRole.set(part.role, [part])
    }
  }

  /** The parts of these roles; each role in reading order. */
  of(...roles: Role[]): readonly Part[] {
    if (roles.length === 1) return this.#byRole.get(roles[0] as Role) ?? []
    return this.parts.filter(({ role }) => roles.includes(role))
  }

  get headline(): Part | undefined {
    return this.of('headline')[0]
  }

  get lead(): Part | undefined {
    return this.of('lead')[0]
  }

  /** Lead and body with the headings between them: the text a newsroom would print. */
  get story(): readonly Part[] {
    return this.ask(readStory)
  }

  /** The reader's result for this release, read once per check. */
  ask<Value>(read: (release: Release) => Value): Value {
    if (this.#answers.has(read)) return this.#answers.get(read) as Value
    const value = read(this)
    this.#answers.set(read, value)
    return value
  }
}

function readStory(release: Release): readonly Part[] {
  return release.parts.filter(({ role }) => role === 'lead' || role === 'body')
}

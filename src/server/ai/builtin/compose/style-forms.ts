// The differences between AP and British releases around the sentences. Dates, times and spellings are left to the rules.
import { britishEndMark, endMark } from '#domain/release/skeletons.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'

export interface StyleForms {
  /** Blanks of the dateline. */
  place: string
  date: string
  /** The text between a day and its missing year. */
  beforeYear: string
  /** The sign after the dateline. */
  dash: string
  hasTitleCase: boolean
  endMark: string
  /** Whether the end mark comes right after the story, before boilerplate and contact, as in British releases. */
  endsStory: boolean
}

export const styleForms: Readonly<Record<StyleProfile, StyleForms>> = {
  ap: {
    place: '[CITY, STATE]',
    date: '[MONTH DAY, YEAR]',
    beforeYear: ', ',
    dash: '—',
    hasTitleCase: true,
    endMark,
    endsStory: false,
  },
  british: {
    place: '[CITY]',
    date: '[DAY MONTH YEAR]',
    beforeYear: ' ',
    dash: '–',
    hasTitleCase: false,
    endMark: britishEndMark,
    endsStory: true,
  },
}

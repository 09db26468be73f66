// What AP and British newsrooms write differently around the sentences of a release. Their dates, times and spellings are the rulebook's.
import { britishEndMark, endMark } from '#domain/release/skeletons.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'

export interface StyleForms {
  /** Blanks of the dateline. */
  place: string
  date: string
  /** Between the day and a year that is missing. */
  beforeYear: string
  /** After the dateline. */
  dash: string
  hasTitleCase: boolean
  endMark: string
  /** British releases close the story with it, before they say who sends it. */
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

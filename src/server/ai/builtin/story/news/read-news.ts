// Reads the news from several lines of the notes into slots: how much was raised and who led, who buys what from whom. A value is taken only if it
// is certain, because a wrong investor is worse than none. All lines read here may be printed.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { News, NewsValue, Slot, Story } from '#server/ai/builtin/story/story.ts'
import { tidyNote } from '#server/ai/builtin/story/tidy.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import { readAppointment } from './appointment.ts'
import { readEvent } from './event.ts'
import { readReport } from './finding.ts'
import { readIncident } from './incident.ts'
import { readLaunch } from './launch.ts'
import { readPartners } from './partners.ts'
import { readPrize } from './prize.ts'
import { readPurchase } from './purchase.ts'
import { readRound } from './round.ts'
import { readSite } from './site.ts'

/** A line that may be printed, in the third person and without shorthand. */
export interface NewsLine {
  text: string
  unit: number
  /** How likely the line is the news. */
  news: number
  label?: string | undefined
}

/** A slot's value with the unit it was read from. */
export interface Found {
  slot: Slot
  value: string
  unit: number
}

export type NewsReader = (lines: readonly NewsLine[], story: Story) => readonly Found[]

/** The readers for those types whose lead can be written from slots. */
const readers: Partial<Record<AnnouncementType, NewsReader>> = {
  funding: readRound,
  acquisition: readPurchase,
  award: readPrize,
  appointment: readAppointment,
  partnership: readPartners,
  report: readReport,
  launch: readLaunch,
  event: readEvent,
  expansion: readSite,
  crisis: readIncident,
}

/** How many lines are read; notes give their news early. */
const farthest = 120
/** A longer line is skipped. */
const longest = 400

export function readNews(story: Story): News {
  const read = readers[story.type] ?? (() => [])
  const lines = story.facts
    .slice(0, farthest)
    .filter(({ text }) => text.length <= longest)
    .map(({ text, unit, label, value }) => ({
      text: dropStop(tidyNote(value ?? text)),
      unit,
      news: story.roles.get(unit)?.news ?? 0,
      label,
    }))
  const news = new Map<Slot, NewsValue>()
  const own = read(lines, story)
  for (const { slot, value, unit } of own.length > 0 ? own : readNamedEvent(lines, story)) {
    const before = news.get(slot)
    if (before === undefined) news.set(slot, { value, units: [unit] })
    else news.set(slot, { ...before, units: [...before.units, unit] })
  }
  return news
}

/** An event named in the likeliest line ("Harbor Restaurant Week, July 17 to 26"), whatever the type of the notes. */
function readNamedEvent(lines: readonly NewsLine[], story: Story): readonly Found[] {
  const [top] = lines.toSorted((one, other) => other.news - one.news)
  if (top === undefined || story.type === 'crisis' || story.type === 'event') return []
  const found = readEvent([top], story)
  return top.label === undefined && found.some(({ slot }) => slot === 'occasion') ? found : []
}

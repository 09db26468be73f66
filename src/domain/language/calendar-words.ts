// Names of months and weekdays in every usual spelling.
import { months } from '#domain/time/calendar.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Source of a pattern for a month, in full or shortened. */
export function monthPattern(): string {
  return 'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec'
}

const monthStart = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/iu

/** A quick test whether the text may name a month, before the long patterns for dates. */
export const mayNameMonth = (text: string): boolean => monthStart.test(text)

/** Source of a pattern for a weekday, in full or shortened. */
export function weekdayPattern(): string {
  return 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sun|Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri|Sat'
}

/** 1 to 12 for any spelling of a month. */
export function readMonth(word: string): number {
  const start = word.slice(0, 3).toLowerCase()
  return months.findIndex((month) => month.toLowerCase().startsWith(start)) + 1
}

const monthWord = new RegExp(`^(?:${monthPattern()})\\.?$`, 'iu')

/** Whether the word is a month and nothing longer: 'Mar.', not 'Mareal'. */
export const isMonth = (word: string): boolean => monthWord.test(word)

/** 0 for Sunday to 6 for Saturday. */
export function readWeekday(word: string): number {
  const start = word.slice(0, 3).toLowerCase()
  return weekdays.findIndex((weekday) => weekday.startsWith(start))
}

/** Whether the month has this day; without a year, February has 29. */
export function isRealDay(year: number | undefined, month: number, day: number): boolean {
  return day >= 1 && day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate()
}

/** The weekday of a date, 0 for Sunday. */
export function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

// Patterns for days and hours in American form: "Saturday, Dec. 5, 2026, 10am–5pm".

const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?'
const month =
  '(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|March|Mar\\.|April|Apr\\.|May|June|July|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)'
const last = `(?:,? ?(?:to|and|-|–|through|thru) ?${weekday}(?:${month} )?\\d{1,2}(?!\\d|:|[ap]\\.?m))?`
/** A pattern source for a day or a range of days. */
export const dayPattern = `${weekday}${month} \\d{1,2}(?!\\d)${last}(?:,? 20\\d\\d)?`
const clock = '(?:\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\.?|noon|midnight|\\d{1,2}[:.]\\d\\d|\\d{1,2}h)'
const until = `(?: ?(?:to|till|til|until|-|–|and) ?(?:${clock}|\\d{1,2}(?:[:.]\\d\\d)?))`
/** A pattern source for an hour or a range of hours. */
export const hourPattern = `(?:from |at )?(?:${clock}${until}?|\\d{1,2}(?:[:.]\\d\\d)?${until}(?<=m\\.?))`

const day = new RegExp(`(?<![\\p{L}\\d])${dayPattern}`, 'gu')

/** The days in a text, each once. */
export const listDays = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(day), ([found]) => found.replace(/,$/, ''))),
]

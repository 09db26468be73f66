// Days and hours as notes give them once their figures are American: "Saturday, Dec. 5, 2026, 10am–5pm".

const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?'
const month =
  '(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|March|Mar\\.|April|Apr\\.|May|June|July|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)'
const last = `(?:,? ?(?:to|and|-|–|through|thru) ?${weekday}(?:${month} )?\\d{1,2}(?!\\d|:|[ap]\\.?m))?`
/** Source of a pattern for a day, or for days that follow each other. */
export const dayPattern = `${weekday}${month} \\d{1,2}(?!\\d)${last}(?:,? 20\\d\\d)?`
const clock = '(?:\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\.?|noon|midnight|\\d{1,2}[:.]\\d\\d|\\d{1,2}h)'
const until = `(?: ?(?:to|till|til|until|-|–|and) ?(?:${clock}|\\d{1,2}(?:[:.]\\d\\d)?))`
/** Source of a pattern for an hour, or for from when to when. */
export const hourPattern = `(?:from |at )?(?:${clock}${until}?|\\d{1,2}(?:[:.]\\d\\d)?${until}(?<=m\\.?))`

const day = new RegExp(`(?<![\\p{L}\\d])${dayPattern}`, 'gu')

/** The days of a text, each once. */
export const listDays = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(day), ([found]) => found.replace(/,$/, ''))),
]

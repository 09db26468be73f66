// Times of a 24-hour clock in the form of an American newsroom: "from 06:00 to 21:00" is "from 6 a.m. to 9 p.m.".

const minute = '(?<minute>[0-5]\\d)'
const hours = ' ?(?:h|hrs|hours|Uhr)(?![\\p{L}\\d])'
/** A zero in front or an hour past noon: "5:10" and "10:00" may be of either clock. */
const certain = '(?<hour>0\\d|1[3-9]|2[0-3])'
/** The stop of "p.m." also ends a sentence. */
const after = `(?![\\d:]|[.,]\\d)(?:${hours})?(?:\\.(?=$|\\s))?`
const before = '(?<![\\d:.,/$€£-])'

const clock = new RegExp(`${before}${certain}:${minute}${after}`, 'gu')
/** "10:00–18:00": the end tells which clock the beginning is of. */
const opening = new RegExp(
  `${before}(?<hour>1[0-2]|\\d):${minute}(?=(?: ?[-–] ?| (?:to|until|till|and) )(?:1[3-9]|2[0-3]):[0-5]\\d(?!\\d))`,
  'gu',
)
const closing = new RegExp(`(?<=\\d [ap]\\.m\\. ?[-–] ?)${certain}:${minute}${after}`, 'gu')

/** "at 18.30": after a word of time it is no amount. */
const dotted =
  /(?<=\b(?:at|until|till) )(?<hour>1?\d|2[0-3])\.(?<minute>[0-5]\d)(?=$|[,;.)]|\.? (?!million|billion|percent|per cent|points|euros?|dollars|pounds|k?m\b))/gu
const spoken = /(?<![\d:.,])(?<hour>1[3-9]|2[0-3]) o[’']clock\b/g

/** "daily 8–20 h": when something is open, and no span of hours. */
const openHours =
  /(?<=\b(?:daily|every day|weekdays|open|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?),? (?:from )?)(?<from>1[0-2]|\d)(?: ?[-–] ?| to )(?<to>1[3-9]|2[0-3]) ?h(?![\p{L}\d])(?:\.(?=$|\s))?/giu

/** Every time that can only be of a 24-hour clock as newsrooms write it. */
export function withAmericanTimes(text: string): string {
  if (!/\d(?:[:.]\d| o[’']| ?h\b)/.test(text)) return text
  return text
    .replaceAll(
      openHours,
      (_, from: string, to: string) => `${write('', from, '00')} to ${write('', to, '00')}`,
    )
    .replaceAll(dotted, '$<hour>:$<minute>')
    .replaceAll(spoken, (_, hour: string) => `${Number(hour) - 12} p.m.`)
    .replaceAll(opening, write)
    .replaceAll(clock, write)
    .replaceAll(closing, write)
}

function write(_: string, hour: string, of: string): string {
  const at = Number(hour)
  if (of === '00' && at % 12 === 0) return at === 0 ? 'midnight' : 'noon'
  return `${at % 12 === 0 ? 12 : at % 12}${of === '00' ? '' : `:${of}`} ${at < 12 ? 'a.m.' : 'p.m.'}`
}

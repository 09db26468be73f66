// Writes times of a 24-hour clock in American form: "from 06:00 to 21:00" becomes "from 6 a.m. to 9 p.m."

const minute = '(?<minute>[0-5]\\d)'
const hours = ' ?(?:h|hrs|hours|Uhr)(?![\\p{L}\\d])'
/** Hours that show a 24-hour clock: with a zero in front, or past noon. "5:10" and "10:00" may be either. */
const certain = '(?<hour>0\\d|1[3-9]|2[0-3])'
/** The period of "p.m." may also end a sentence. */
const after = `(?![\\d:]|[.,]\\d)(?:${hours})?(?:\\.(?=$|\\s))?`
const before = '(?<![\\d:.,/$€£-])'

const clock = new RegExp(`${before}${certain}:${minute}${after}`, 'gu')
/** The first hour of a range; the second shows which clock is meant: "10:00–18:00". */
const opening = new RegExp(
  `${before}(?<hour>1[0-2]|\\d):${minute}(?=(?: ?[-–] ?| (?:to|until|till|and) )(?:1[3-9]|2[0-3]):[0-5]\\d(?!\\d))`,
  'gu',
)
const closing = new RegExp(`(?<=\\d [ap]\\.m\\. ?[-–] ?)${certain}:${minute}${after}`, 'gu')

/** An hour with a period, after a word of time: "at 18.30". */
const dotted =
  /(?<=\b(?:at|until|till) )(?<hour>1?\d|2[0-3])\.(?<minute>[0-5]\d)(?=$|[,;.)]|\.? (?!million|billion|percent|per cent|points|euros?|dollars|pounds|k?m\b))/gu
const spoken = /(?<![\d:.,])(?<hour>1[3-9]|2[0-3]) o[’']clock\b/g

/** Opening hours: "daily 8–20 h". */
const openHours =
  /(?<=\b(?:daily|every day|weekdays|open|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?),? (?:from )?)(?<from>1[0-2]|\d)(?: ?[-–] ?| to )(?<to>1[3-9]|2[0-3]) ?h(?![\p{L}\d])(?:\.(?=$|\s))?/giu

/** The text with all such times in the form of newsrooms. */
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

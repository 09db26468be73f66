// Acronyms that every reader knows, and which ones a release explains.
import { findMatches } from '#domain/language/matches.ts'
import { isCommonAcronym, isOrganizationWord } from '#domain/language/name-words.ts'
import { readState } from '#domain/language/states.ts'
import { findAtAcronyms } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

const known = new Set(
  `U.S U.S. U.K. U.N. US UK UN EU USA NATO NASA FBI CIA FDA EPA IRS SEC FTC FCC CDC NIH OSHA FEMA USDA NYSE AMEX NFL NBA MLB NHL NCAA PGA UNESCO
  UNICEF RNA AIDS VIP Q&A Q1 Q2 Q3 Q4 NYC LA DC MIT UCLA NYU BBC CNN NPR PBS CBS NBC ABC ESPN YMCA YWCA AA AAA BBB KPMG PWC EY GE GM HP DHL AMD SAP
  BASF HSBC UBS AIG CVS HBO AMC MTV USPS TSA DMV ACLU NAACP AARP IMF WTO OECD OPEC LLC LLP PLC NV SA SE AG GB TB MB RPM MPH UV MRI ICU ER ADHD PTSD
  HDMI OLED JPEG MP3 4G 5G BA BS MS CFA NGO NOT COVID Y2K ZIP RV IBM AT&T UPS BMW KFC GED PTA SWAT LGBTQ II III IV VI XX XXX HQ FM NE NW SW XS XL XXL
  XXXL 3D HD QR CPR EMT EKG ECG NOAA FAA NTSB DOT DOE HUD VA NSF IRA HSA APR ETF USS HMS RMS SS MV FV CO2 PH ASPCA AFL NAFTA BP CSX LNG KISS ABBA ZZ
  DJ MC SNAP WIC GI VFW NIST DARPA ESA MMR mRNA RSV HPV LGBT CCTV NFT GMAT LSAT MCAT MVP NHS ITV MP MEP HMRC OBE MBE TUC RSPCA RNLI NASDAQ TSX TSXV
  LSE ASX FTSE HKEX OTCQB OTCQX EURONEXT DAX WNBA MLS FIFA IOC SPF GMO PFAS WWI WWII ROTC SAT ACT GPA PIN VW LG TNT FDIC OTC NASCAR SUNY CUNY USC
  UCSF AC GMC JVC NEC RCA UEFA IKEA LEGO`.split(/\s+/),
)
/** An acronym, but not 'AC/DC', which is one name. */
const acronymPattern = /(?<![\p{L}\p{N}&]|\p{Lu}\/)\p{Lu}[\p{Lu}\p{N}&]{1,5}(?![\p{L}\p{N}&]|\/\p{Lu}{2})/uy
const explainedPattern = /[\p{L}’'-]\s\((?<short>\p{Lu}[\p{L}\p{N}&]{1,7})\)/gu
const explainedAfterPattern = /(?<![\p{L}])(?<short>\p{Lu}[\p{Lu}\p{N}&]{1,6}) \((?:the |an? )?\p{L}+ \p{L}/gu

/** Federal agencies that everybody knows, and that AP still names in full first. */
const agencies: Readonly<Record<string, string>> = {
  CDC: 'Centers for Disease Control and Prevention',
  EPA: 'Environmental Protection Agency',
  FCC: 'Federal Communications Commission',
  FDA: 'Food and Drug Administration',
  FEMA: 'Federal Emergency Management Agency',
  FTC: 'Federal Trade Commission',
  IRS: 'Internal Revenue Service',
  NIH: 'National Institutes of Health',
  OSHA: 'Occupational Safety and Health Administration',
  SEC: 'Securities and Exchange Commission',
}
const agencyPattern = new RegExp(
  `(?<![\\p{L}\\p{N}&])(?:${Object.keys(agencies).join('|')})(?![\\p{L}\\p{N}&])`,
  'uy',
)

/** The agency's full name; undefined for other words. */
export function nameAgency(word: string): string | undefined {
  return agencies[word]
}

/** The places where the paragraph names an agency by its letters. */
export function readAgencies(paragraph: Paragraph): RegExpExecArray[] {
  return [...findAtAcronyms(paragraph, agencyPattern)]
}

/** Whether readers know the acronym: a well-known name, a state, a time zone. */
export function isKnownAcronym(word: string): boolean {
  // '&' between initials makes a company's name: 'PG&E'.
  return known.has(word) || word.includes('&') || isCommonAcronym(word) || readState(word) !== undefined
}

/** Acronyms of a paragraph that not everybody knows. */
export function readAcronyms(paragraph: Paragraph): RegExpExecArray[] {
  return findAtAcronyms(paragraph, acronymPattern).filter(
    ({ 0: word, index }) =>
      !isKnownAcronym(word) && !/^\p{Lu}\d+$/u.test(word) && !isDegree(paragraph.text, index, word),
  )
}

const namedBefore =
  /\p{Lu}[\p{L}’'.-]{0,30} (?<last>\p{Lu}[\p{L}’'-]{1,30})(?:,? (?:Jr|Sr)\.|,? I{2,3})?,(?: \p{Lu}[\p{L}.-]{1,8},){0,4} $/u

/** Whether it is a degree or license after a person's name: 'Ann Peck, MSW, LCSW, runs it'. */
function isDegree(text: string, index: number, word: string): boolean {
  const last = namedBefore.exec(text.slice(Math.max(0, index - reach), index))?.groups?.last
  const after = text.slice(index + word.length, index + word.length + 6)
  return (
    last !== undefined && !isOrganizationWord(last.toLowerCase()) && /^(?:, (?!and |or )|[.;)]|$)/.test(after)
  )
}

const reach = 90

/** Acronyms whose letters begin words of the same sentence: 'DCFN, for Delia Crewe and Felloe & Nave'. */
function readSpelledOut(paragraph: Paragraph): readonly string[] {
  return paragraph.recall(readAcronyms).flatMap(({ 0: short, index }) => {
    const sentence = paragraph.sentences[paragraph.sentenceAt(index)]?.text ?? ''
    return sentence.length <= longestSentence && isSpelledOut(sentence, short) ? [short] : []
  })
}

const longestSentence = 600

function isSpelledOut(sentence: string, short: string): boolean {
  const words = (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).filter((word) => word !== short)
  const large = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const plain = words.filter((word) => !/^(?:of|and|the|for|in|to|a|an|or|on)$/i.test(word))
  const letters = short.replaceAll('&', '').toLowerCase()
  const lists = letters.length > 2 ? [large, plain] : [large]
  return lists.some((list) =>
    list
      .map((word) => (word[0] ?? '').toLowerCase())
      .join('')
      .includes(letters),
  )
}

/** Acronyms that the paragraph explains: 'Regional Care Network (RCN)'. */
export function readExplained({ text }: Paragraph): readonly string[] {
  if (!text.includes('(')) return []
  return [...findMatches(text, explainedPattern), ...findMatches(text, explainedAfterPattern)].map(
    ({ groups }) => groups?.short ?? '',
  )
}

/** All acronyms the release explains anywhere. */
export function readExplainedAcronyms(release: Release): ReadonlySet<string> {
  return new Set(
    release.parts.flatMap(({ paragraph }) => [
      ...paragraph.recall(readExplained),
      ...paragraph.recall(readSpelledOut),
    ]),
  )
}

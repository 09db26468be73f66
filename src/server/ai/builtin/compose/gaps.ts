// What a release of each kind must say and this brief does not: brackets to fill in, in the place where it belongs. Press rules 2.9.
import type { AnnouncementType } from '#server/ai/builtin/brief/brief.ts'
import { capitalizeFirst } from '#server/ai/builtin/text/joining.ts'
import type { Draft, Statement } from './draft.ts'
import type { Role } from './statement-roles.ts'

interface Gap {
  role: Role
  /** Told when the text of these roles, or the lead, already answers. */
  isFilled(statements: readonly Statement[], lead: string): boolean
  write(draft: Draft): string
}

const has = (role: Role) => (statements: readonly Statement[]) =>
  statements.some((statement) => statement.role === role)
const says = (pattern: RegExp) => (statements: readonly Statement[], lead: string) =>
  pattern.test([lead, ...statements.map(({ text }) => text)].join(' '))

const gaps: Readonly<Record<AnnouncementType, readonly Gap[]>> = {
  launch: [
    {
      role: 'problem',
      isFilled: says(/according to|until now|waste|problem|trial|test with|because/i),
      write: () => '[THE PROBLEM IN ONE SENTENCE, WITH ONE NUMBER], according to [SOURCE AND YEAR].',
    },
    {
      role: 'how',
      isFilled: (statements) => statements.filter(({ role }) => role === 'how').length >= 1,
      write: (draft) =>
        `${capitalizeFirst(draft.product ?? '[PRODUCT]')} [HOW IT WORKS IN PLAIN WORDS]. It [FACT 1], [FACT 2] and [FACT 3].`,
    },
    {
      role: 'availability',
      isFilled: says(/[$€£]\d|\d (?:euros|pounds|francs|kronor|yen)\b|\bfree\b/),
      write: (draft) => `${capitalizeFirst(draft.product ?? '[PRODUCT]')} costs [PRICE].`,
    },
    {
      role: 'availability',
      isFilled: says(
        /\b(?:sold|stores|available|pre-?orders?|orders? (?:open|at)|order at|on sale|shops)\b/i,
      ),
      write: (draft) =>
        `${capitalizeFirst(draft.product ?? 'It')} will be sold at [WHERE TO BUY] in [REGIONS].`,
    },
    {
      role: 'availability',
      isFilled: says(/photograph|images? (?:at|are)/i),
      write: () => 'Photographs with captions and credits are at [IMAGE LINK].',
    },
  ],
  funding: [
    {
      role: 'traction',
      isFilled: says(
        /\b(?:customers|users|patients|revenue|clients|sites|schools served|grew|In all, \d[^.]* use)\b/i,
      ),
      write: ({ company }) =>
        `${company} has [TRACTION NUMBER, SUCH AS CUSTOMERS OR REVENUE] as of [DATE], compared with [EARLIER NUMBER] in [PERIOD].`,
    },
    {
      role: 'plan',
      isFilled: says(
        /\b(?:use the money|money (?:goes|will|is)|to (?:add|hire|build|expand|open|develop|grow)|will pay for)\b/i,
      ),
      write: () => 'The money will pay for [USE 1], [USE 2] and [USE 3].',
    },
    {
      role: 'traction',
      isFilled: says(/total|now raised|has raised .* to date/i),
      write: () => 'The company has now raised [TOTAL].',
    },
  ],
  partnership: [
    {
      role: 'how',
      isFilled: (statements) => statements.length >= 2,
      write: ({ company, brief }) =>
        `${company} brings [ITS PART], and ${brief.partner ?? '[PARTNER]'} brings [ITS PART].`,
    },
    {
      role: 'plan',
      isFilled: says(/terms|agreement (?:runs|covers|worth)|-year (?:agreement|contract|deal)|disclosed/i),
      write: () =>
        'The agreement covers [SITES, COUNTRIES OR VOLUME] and runs until [DATE]. [FINANCIAL TERMS, OR A SENTENCE THAT THEY WERE NOT DISCLOSED].',
    },
  ],
  event: [],
  appointment: [
    {
      role: 'basis',
      isFilled: says(/mandate|asked to|responsib|will lead|oversee|will take charge/i),
      write: (draft) => `${surnameOf(draft)} is asked to [MANDATE WITH ONE NUMBER] by [PERIOD].`,
    },
    {
      role: 'basis',
      isFilled: says(/succee|replac/i),
      write: (draft) => `${surnameOf(draft)} succeeds [PREDECESSOR], who [WHAT THE PREDECESSOR WILL DO].`,
    },
    {
      role: 'how',
      isFilled: says(
        /\b(?:since|before|previous|previously|worked|years|was (?:an? |the )?(?:vice|chief|head|director|president|manager|treasurer|partner|senior|general|executive))\b|\b\p{Lu}\p{L}+ was /iu,
      ),
      write: (draft) =>
        `${surnameOf(draft)} was [LAST ROLE] at [EMPLOYER], where [ONE RESULT WITH A NUMBER]. Before that, [EARLIER ROLE] at [EMPLOYER].`,
    },
  ],
  award: [
    {
      role: 'basis',
      isFilled: says(/jury|judges|criteria|judged/i),
      write: () => 'The judges, [WHO THEY ARE], scored [CRITERION 1], [CRITERION 2] and [CRITERION 3].',
    },
    {
      role: 'how',
      isFilled: has('how'),
      write: ({ company }) =>
        `${company} [RESULT THE AWARD RESTS ON, WITH A NUMBER AND ITS PERIOD], according to [SOURCE].`,
    },
  ],
  acquisition: [
    {
      role: 'how',
      isFilled: has('how'),
      write: ({ brief }) => `${brief.partner ?? '[COMPANY ACQUIRED]'} [WHAT IT DOES AND FOR WHOM].`,
    },
    {
      role: 'plan',
      isFilled: says(/employees|jobs|staff|customers keep/i),
      write: () => '[WHAT CHANGES FOR EMPLOYEES AND CUSTOMERS, AND WHEN].',
    },
  ],
  results: [
    {
      role: 'plan',
      isFilled: says(/expects?|outlook|guidance/i),
      write: ({ company }) => `${company} expects [OUTLOOK FOR THE NEXT PERIOD].`,
    },
  ],
  research: [
    {
      role: 'basis',
      isFilled: says(/sample|respondents|surveyed|margin of error/i),
      write: () =>
        'The survey asked [SAMPLE SIZE AND WHO] between [DATES] by [METHOD]. [FUNDER] paid for it.',
    },
  ],
  crisis: [
    {
      role: 'plan',
      isFilled: says(/cause|investigat|because/i),
      write: () => 'The cause is [KNOWN CAUSE, OR A SENTENCE THAT IT IS NOT YET KNOWN].',
    },
    {
      role: 'plan',
      isFilled: says(/next update/i),
      write: () => 'The next update will be given at [TIME AND TIME ZONE] at [WEB ADDRESS].',
    },
  ],
  company: [
    {
      role: 'traction',
      isFilled: (statements) =>
        statements.some(({ role, text }) => (role === 'traction' || role === 'problem') && /\d/.test(text)) ||
        statements.length >= 2,
      write: () =>
        'The change follows [CAUSE]. [MEASURE] [ROSE OR FELL] to [NUMBER] in [PERIOD] from [NUMBER] in [EARLIER PERIOD].',
    },
    {
      role: 'plan',
      isFilled: (statements, lead) => has('plan')(statements) || /\bwill\b|\bis \p{Ll}+ing\b/u.test(lead),
      write: () => '[NEXT STEP] starts on [DATE].',
    },
  ],
}

const enough = 3
/** Brackets that a person still fills in with pleasure. */
const most = 3
const mostInThin = 5

/** The gaps of this draft as statements. */
export function writeGaps(draft: Draft, statements: readonly Statement[], lead: string): Statement[] {
  // Notes that tell this much make a release without more brackets.
  if (statements.length >= enough) return []
  let left = statements.length === 0 ? mostInThin : most
  return gaps[draft.brief.type]
    .filter((gap) => !gap.isFilled(statements, lead))
    .map((gap) => ({ role: gap.role, text: gap.write(draft) }))
    .filter(({ text }) => {
      const count = text.split('[').length - 1
      if (count > left) return false
      left -= count
      return true
    })
}

/** What nobody has said yet, for the speaker the brief names or for a gap. */
export function quoteGap(type: AnnouncementType): string {
  return quoteGaps[type] ?? '[WHY NOW, AND WHAT WAS DECIDED AGAINST]'
}

const quoteGaps: Partial<Record<AnnouncementType, string>> = {
  launch: '[WHAT THE TEST OR THE FIRST CUSTOMERS TAUGHT YOU, NOT THE NEWS AGAIN]',
  funding: '[WHAT THE COMPANY CAN DO NOW THAT IT COULD NOT DO BEFORE]',
  partnership: '[WHAT CHANGES FOR CUSTOMERS]',
  event: '[WHAT PEOPLE WILL KNOW AFTERWARD THAT THEY DO NOT KNOW TODAY]',
  appointment: '[WHAT THE BOARD LOOKED FOR AND WHERE IT SAW IT]',
  crisis: '[WHAT THE COMPANY IS DOING NOW, AND BY WHEN]',
  award: '[WHO DID THE WORK, AND WHAT IT CHANGES NEXT]',
}

function surnameOf({ appointee }: Draft): string {
  return appointee ?? '[LAST NAME]'
}

// Templates of the landing page: five release types with an example clipping and a release to fill in.
// The companies in the examples are invented.
import {
  companyBoilerplate,
  dateline,
  endMark,
  mediaContact,
  partnershipBlocks,
  productLaunchBlocks,
  releaseLine,
} from './skeletons.ts'

export type ReleaseTemplate = {
  readonly id: string
  readonly name: string
  readonly headline: string
  /** The first lines of the example release, under its headline. */
  readonly example: string
  /** What it asks for before it can go out. */
  readonly facts: readonly string[]
  /** The release to fill in, one block per paragraph. */
  readonly blocks: readonly string[]
}

/** The templates in the order of the page. */
export const releaseTemplates: readonly ReleaseTemplate[] = [
  {
    id: 'product-launch',
    name: 'Product Launch',
    headline: 'Pellworth to Sell $149 Smoke Monitor to School Districts Aug. 3',
    example:
      'BEND, Ore. — Pellworth Instruments will start selling a classroom smoke monitor to school districts on Aug. 3, after a 10-month trial in 26 schools. The monitor measures fine particles every minute and tells the front office which rooms to clear first. Staff at the trial schools closed vents 19 minutes sooner than in the previous smoke season, according to logs kept by three districts.',
    facts: ['price', 'on-sale date', 'buyer', 'one measured benefit'],
    blocks: productLaunchBlocks,
  },
  {
    id: 'company-news',
    name: 'Company News',
    headline: 'Selwick Ferries to Add 6 Electric Boats and 85 Jobs in Tacoma',
    example:
      'TACOMA, Wash. — Selwick Ferries will replace half its fleet with six electric boats by the end of 2028 and hire 85 people to crew them and run the charging docks. Hiring starts in February at wages from $27 an hour.',
    facts: ['the change', 'a number', 'the period', 'the effect on jobs or customers'],
    blocks: [
      releaseLine,
      '[COMPANY] to [WHAT IT WILL DO], [EFFECT WITH ONE NUMBER]',
      '[SUBHEAD WITH THE DATE OR THE COST OF THE CHANGE]',
      `${dateline} [COMPANY] will [WHAT IT WILL DO] by [DATE], [EFFECT ON JOBS OR CUSTOMERS, WITH ONE NUMBER].`,
      'The change follows [CAUSE]. [MEASURE] [ROSE OR FELL] to [NUMBER] in [PERIOD] from [NUMBER] in [EARLIER PERIOD].',
      '“[WHY NOW, AND WHAT WAS RULED OUT],” said [FULL NAME], [JOB TITLE] at [COMPANY].',
      '[FIRST STEP] starts on [DATE]. [WHO IS AFFECTED] will [WHAT THEY NEED TO DO OR KNOW]. The work costs [AMOUNT] and is paid for by [SOURCE OF THE MONEY].',
      companyBoilerplate,
      mediaContact,
      endMark,
    ],
  },
  {
    id: 'partnership-announcement',
    name: 'Partnership Announcement',
    headline: 'Tarnfield Libraries to Lend Norrell Hearing Aids at 54 Branches',
    example:
      'RALEIGH, N.C. — Adults waiting for a fitting will be able to borrow a pair for 30 days, starting Jan. 18, in four counties where the average wait is 11 weeks.',
    facts: ['both names', 'what customers can now do', 'scope', 'start date'],
    blocks: partnershipBlocks,
  },
  {
    id: 'executive-appointment',
    name: 'Executive Appointment',
    headline: 'Osterby Rail Names Its Head of Safety as Chief Executive',
    example:
      'OMAHA, Neb. — Lena Strand, who has run safety at Osterby for nine years, will take over on April 1 with a mandate to cut track delays by a quarter in two years.',
    facts: ['role', 'start date', 'predecessor', 'mandate'],
    blocks: [
      releaseLine,
      '[COMPANY] Names [FULL NAME OR LAST ROLE] as [NEW ROLE]',
      '[SUBHEAD WITH THE MANDATE AND ONE NUMBER]',
      `${dateline} [FULL NAME], [CURRENT ROLE], will become [NEW ROLE] of [COMPANY] on [START DATE], succeeding [PREDECESSOR], who [WHAT THE PREDECESSOR WILL DO].`,
      '[LAST NAME] will report to [NAME AND TITLE] and has been asked to [MANDATE WITH ONE NUMBER] by [PERIOD].',
      '“[WHAT THE BOARD LOOKED FOR AND WHERE IT SAW IT],” said [FULL NAME], [JOB TITLE] at [COMPANY].',
      '“[WHAT COMES FIRST, AND WHAT WILL NOT CHANGE],” said [APPOINTEE LAST NAME].',
      '[LAST NAME] has been [LAST ROLE] at [COMPANY OR EMPLOYER] since [YEAR], where [ONE RESULT WITH A NUMBER]. Before that, [LAST NAME] was [EARLIER ROLE] at [EMPLOYER].',
      companyBoilerplate,
      mediaContact,
      endMark,
    ],
  },
  {
    id: 'award-recognition',
    name: 'Award Recognition',
    headline: 'Mirrin Valley Clinic Wins Rural Care Prize Over 187 Entrants',
    example:
      'MISSOULA, Mont. — Judges checked a year of appointment records, then visited the five finalists and asked patients how long they had waited to be seen.',
    facts: ['the awarding organization', 'the criteria', 'the number of entrants', 'the result behind it'],
    blocks: [
      releaseLine,
      '[WINNER] Wins [AWARD] From Field of [NUMBER]',
      '[SUBHEAD WITH THE RESULT THE JUDGES NAMED]',
      `${dateline} [WINNER] received [AWARD] from [AWARDING ORGANIZATION] on [DATE] for [WHAT THE AWARD WAS GIVEN FOR]. The field had [NUMBER] entrants.`,
      'The judges, [WHO THEY ARE], scored [CRITERION 1], [CRITERION 2] and [CRITERION 3]. Entry was [FREE OR THE FEE].',
      '[WINNER] [RESULT BEHIND THE AWARD, WITH A NUMBER AND ITS PERIOD], according to [SOURCE].',
      '“[WHAT SET THE ENTRY APART],” said [FULL NAME], [JOB TITLE] at [AWARDING ORGANIZATION].',
      '“[WHO DID THE WORK, AND WHAT IT CHANGES NEXT],” said [FULL NAME], [JOB TITLE] at [WINNER].',
      'About [WINNER]\n[WINNER], founded in [YEAR] and based in [CITY], [WHAT IT DOES AND FOR WHOM]. More information is at [WEB ADDRESS].',
      'About [AWARD]\n[AWARDING ORGANIZATION] has given [AWARD] since [YEAR] to [WHOM]. The full list of winners is at [WEB ADDRESS].',
      mediaContact,
      endMark,
    ],
  },
]

/** The line under a clipping, 'Asks for price, on-sale date and buyer' (no comma before 'and', as AP has it). */
export function describeFacts(facts: readonly string[]): string {
  const others = facts.slice(0, -1)
  return `Asks for ${others.length === 0 ? facts.join() : `${others.join(', ')} and ${facts.at(-1)}`}`
}

/** Finds a template by the id in an address, or nothing. */
export function findTemplate(id: string): ReleaseTemplate | undefined {
  return releaseTemplates.find((template) => template.id === id)
}

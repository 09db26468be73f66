// All releases the newsroom check is measured on, written before its rules.
import { cleanDeals } from './clean-deals.ts'
import { cleanEvents } from './clean-events.ts'
import { cleanLaunches } from './clean-launches.ts'
import { cleanMilestones } from './clean-milestones.ts'
import { cleanPartnerships } from './clean-partnerships.ts'
import { cleanPeople } from './clean-people.ts'
import { cleanReports } from './clean-reports.ts'
import { plantedFacts } from './planted-facts.ts'
import { plantedHeadlines } from './planted-headlines.ts'
import { plantedLaw } from './planted-law.ts'
import { plantedQuotes } from './planted-quotes.ts'
import { plantedStructure } from './planted-structure.ts'
import { plantedStyle } from './planted-style.ts'
import { plantedTone } from './planted-tone.ts'
import type { CorpusRelease } from './release.ts'

/** Releases a desk could print as they are. */
export const cleanReleases: readonly CorpusRelease[] = [
  ...cleanLaunches,
  ...cleanDeals,
  ...cleanPartnerships,
  ...cleanPeople,
  ...cleanEvents,
  ...cleanMilestones,
  ...cleanReports,
]

/** Releases with faults planted on purpose. */
export const plantedReleases: readonly CorpusRelease[] = [
  ...plantedStructure,
  ...plantedHeadlines,
  ...plantedStyle,
  ...plantedQuotes,
  ...plantedTone,
  ...plantedFacts,
  ...plantedLaw,
]

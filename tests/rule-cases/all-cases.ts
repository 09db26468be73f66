// The cases of every rule, by its id.
import { dateCases } from './date-cases.ts'
import { datelineCases } from './dateline-cases.ts'
import { factCases } from './fact-cases.ts'
import { formCases } from './form-cases.ts'
import { grammarCases } from './grammar-cases.ts'
import { headlineCases } from './headline-cases.ts'
import { lawCases } from './law-cases.ts'
import { leadCases } from './lead-cases.ts'
import { leftoverCases } from './leftover-cases.ts'
import { nameCases } from './name-cases.ts'
import { numberCases } from './number-cases.ts'
import { placeCases } from './place-cases.ts'
import { punctuationCases } from './punctuation-cases.ts'
import { quoteCases } from './quotes-cases.ts'
import type { RuleCase } from './rule-case.ts'
import { structureLengthCases, structureStoryCases, structureTopCases } from './structure-cases.ts'
import { structureEndCases } from './structure-end-cases.ts'
import { toneCases } from './tone-cases.ts'
import { usageCases } from './usage-cases.ts'

export const allCases: Readonly<Record<string, readonly RuleCase[]>> = {
  ...structureTopCases,
  ...structureLengthCases,
  ...structureStoryCases,
  ...structureEndCases,
  ...headlineCases,
  ...numberCases,
  ...dateCases,
  ...placeCases,
  ...nameCases,
  ...punctuationCases,
  ...grammarCases,
  ...formCases,
  ...usageCases,
  ...toneCases,
  ...factCases,
  ...datelineCases,
  ...leadCases,
  ...quoteCases,
  ...lawCases,
  ...leftoverCases,
}

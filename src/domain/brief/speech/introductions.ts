// Words that introduce dictated speech ("quote", a name with a title), and words that only ask for a quotation.

import { anyCase } from '#domain/language/any-case.ts'
import { isTitleWord } from '#domain/language/name-words.ts'

export const quoteWord = new RegExp(
  `\\b(?:${anyCase('quot(?:e|es|ed|ing|ation|able)|in (?:her|his|their|my) (?:own )?words|on the record|verbatim|word for word|(?:my|his|her|their) (?:line|statement|sentence|soundbite|grab)|for the (?:press|papers?)|put me down|statement \\d|^(?:statement|comment|zitat|citation|cita)(?: \\([^()]{2,80}\\))?$|(?:statement|comment|message|words?) (?:from|by|of)|my words?|gave (?:his|her|their) words|quote_(?:text|words)|dictat(?:ed|es)|dicté|to put|(?:put|print|use|write) (?:it |this |that )?from (?:me|him|her|us)|line for the (?:text|release|press)|sends? (?:us |you |me )?this|you can use|(?:write|print|put|say) (?:down )?that (?:I|he|she|they|we) said(?: this)?')})(?![\\p{L}])`,
  'u',
)
/** Phrases of somebody waiting for a quotation: 'no quote from them yet', 'needs a quote', 'her quote hasn’t come'. */
export const waitsForQuote =
  /\b(?:no|need(?:s|ed)?|want(?:s|ed)?|missing|waiting|get|chase|ask(?:ed|ing)?|without|please|pls|don[’']?t|not) (?:\S+ ){0,3}?(?:quot|statement|line)|\b(?:till|until|unless|before) (?:I|we|he|she|they) (?:say|tell)|\bquot\p{L}*[^.!?:]{0,40} (?:(?:has|is|have|are)(?:n[’']t| not)|not yet|(?:is|are|still) (?:coming|pending|missing|outstanding)|to (?:come|follow)|will (?:come|follow|be sent)|tb[acd]|tk|pending)\b|\?/iu
export const namePattern =
  "\\p{Lu}[\\p{L}’'.-]{1,40}(?: (?:(?:de|van|von|der|la|del|al|bin) ){0,2}\\p{Lu}[\\p{L}’'.-]{0,40}){1,3}"
/** 'Ann Lee (founder)', 'Ann Lee, founder of Acme, by phone', 'Professor Ann Lee, University of Ghent'. */
const named = new RegExp(
  `^(?:[\\p{L} ]{2,40}, )?(?:(?:\\p{L}+[\\p{L}.’'-]* ){0,3})?${namePattern}(?: \\([^()]{2,80}\\)|, [^:]{2,90})$`,
  'u',
)
export const ownVoice =
  /(?:^|[\s(])(?:I|I[’']\p{Ll}{1,2}|[Ww]e|[Ww]e[’']\p{Ll}{1,2}|[Mm]y|[Oo]ur|us|me)(?=[\s,.;!?]|$)/u

export const isNamed = (lead: string): boolean =>
  named.test(lead) || titledName.test(lead) || completed.test(lead)
export const isTitled = (lead: string): boolean =>
  lead.split(/[ ,()]+/).some((word) => isTitleWord(word.toLowerCase()))

const titledName = new RegExp(
  `^(?:\\p{L}[\\p{L}’'-]* ){1,4}(?:${namePattern}|\\p{Lu}\\p{Ll}+ \\p{Lu}\\.?)$`,
  'u',
)
/** 'Greta (Greta Sandiford, co-founder)' */
const completed = new RegExp(
  `^\\p{Lu}[\\p{L}’'-]{1,30} \\((?:\\p{L}+\\. )?${namePattern}(?:, [^()]{2,60})?\\)$`,
  'u',
)

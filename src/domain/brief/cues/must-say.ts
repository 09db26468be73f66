// Recognizes statements that have to be printed although they contain "not": "it does not test for metals, say that".

/** A request to print what is before it: "…, say that", "… – that must be in". */
const asksFor =
  /(?<![,;.–—-])[,;.–—-]{1,3} (?:(?:and|so|but) )?(?:please |pls |do |you (?:must|should|have to|need to) |(?:be sure|make sure|remember) (?:to |you )?)*(?:say (?:that|so|this|it)(?: (?:clearly|too|please|somewhere|in it))?|make sure (?:it|the (?:text|release)) says (?:that|so|this)|(?:that|this) (?:(?:must|has to|needs to|should) (?:be (?:in(?: (?:there|it))?|said|clear|mentioned)|go in|stay in|come across)|bit (?:must|has to) (?:be|stay) in))(?=[,;.!)]|$| (?:or|because|since|as) )/iu
const shortest = 12

/** Where a request begins to print what is before it. */
export function findSayThat(masked: string): number | undefined {
  const found = asksFor.exec(masked)
  if (found === null || found.index < shortest) return undefined
  // "(unaudited; say so)" asks only for the words in its bracket.
  const told = masked.slice(0, found.index)
  return told.lastIndexOf('(') > told.lastIndexOf(')') ? undefined : found.index
}

const duty = '(?:must|have to|has to|needs? to|to)'
const requiredLabel = new RegExp(
  `^\\W{0,3}(?![^:]{0,60}(?:\\b(?:not|never|no|nobody|without)\\b|n[’']t\\b))(?:(?:(?:\\p{L}+,? ){0,2}${duty} (?:be (?:in(?: (?:there|it|the (?:text|release|piece)))?|said|included|mentioned|printed|carried)|appear|carry|include|say|put in|go in|stay in|run)(?: (?:in full|verbatim|somewhere|please))?(?:, [\\p{L} ]{3,20})?|(?:mandatory|required|obligatory)(?: (?:line|wording|text|statement|sentence|disclaimer|notice))?|legend|disclaimer|caveats?)(?: \\([^()]{2,40}\\))?) ?: ?(?=\\S)`,
  'iu',
)

/** "Don't mention other flavors by name, just say no other products are affected": what is to be told instead. */
const justSay =
  /(?:^|[,;:.] |[–—-] )(?:and |but |so )?(?:instead,? )?(?:just|simply|only) (?:say|state|write)(?: that)? (?=(?:no|the|all|our|its|some|a|an|none|every|any|only)\b[^“"]{0,60}? (?:is|are|was|were|has|have|will|can)\b)/iu

/** "Must carry: Not for sale to anyone under 18.": where the words begin that have to be printed. */
export function findAsked(text: string): number | undefined {
  const found = requiredLabel.exec(text) ?? justSay.exec(text)
  return found === null ? undefined : found.index + found[0].length
}

const insists =
  /^\W{0,3}(?:(?:and|but|so) )?(?:(?:that|this|it)(?: (?:limitation|caveat|sentence|line|bit|part|restriction|warning|wording|exclusion))? (?:must|has to|needs to) (?:be (?:in(?: (?:there|it))?|said|kept|included|mentioned|clear)|appear|stay(?: in)?|go in|run)|(?:please |pls )?(?:retain|keep|leave in|include|do not (?:cut|drop|change)|don[’']t (?:cut|drop)) (?:this|that) (?:sentence|line|caveat|wording|warning|limitation)|(?:he|she|they|legal|compliance|the (?:client|lawyers?|board)) (?:wants?|needs?|insists? on) (?:this|that) (?:sentence|line|caveat|wording)(?: (?:in|for sure|kept))?|must be in)(?=[,;.!)]|$| (?:or|because|since|as|for) )/iu

/** Whether the line asks to print the one before it: "That limitation must appear." */
export const pointsBackToAsked = (text: string): boolean => insists.test(text)

const verdict =
  /\b(?:un)?(?:safe|healthy|harmful|harmless|dangerous|toxic|poison\p{L}*|illegal|guilty|fit to (?:eat|drink)|ill|sick|contaminated|defective|proven|proved|caus(?:es?|ed)|cures?|heals?|prevents?|at fault|to blame|the first|the only)\b/iu
const denied =
  /^\W{0,3}(?:(?:but|and|so|also) )?(?:we|it|this|(?:the|this|our) (?:study|report|survey|test|results?|figures|finding|product|kit)) (?:do|does|did)(?: not| NOT|n[’']t) (?:say|claim|mean|show|prove|suggest|imply) (?:that )?(?<what>(?:\S+ ){1,8}?(?:is|are|was|were|can|could|will|causes?|cures?|heals?|prevents?|makes?)\b[^:;]{0,80})$/iu
const addressed = /\b(?:you|your|please|pls|write|print|mention|release|text|anyone|anybody|press)\b/iu

/** Whether a study or a company says what it does not claim ("We do NOT say salt is unsafe"). Leaving that out would change the meaning. */
export function isDisclaimer(masked: string): boolean {
  const what = denied.exec(masked)?.groups?.what
  return what !== undefined && verdict.test(what) && !addressed.test(masked)
}

const nobody =
  /^\W{0,3}(?:(?:so far|luckily|thankfully),? )?(?:no(?: \p{L}+){1,2}|nobody|no one|none(?: of \p{L}+ \p{L}+)?|nothing)(?: else)? (?:(?:was|were|is|are|has|have|got|had|will)(?: been| be)? )?(?:\p{L}+ )?(?:harmed|hurt|injured|ill|sick|unwell|killed|missing|affected|damaged|infected|exposed|in danger|at risk|poisoned|lost|laid off|fired|dismissed)\b/iu

/** Whether the words say that nobody was hurt, which every crisis statement needs: "No patient was harmed". */
export const isReassurance = (text: string): boolean => nobody.test(text)

// The plural of an English noun.

const irregular: Readonly<Record<string, string>> = {
  person: 'people',
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  half: 'halves',
  life: 'lives',
  knife: 'knives',
}

/** 'employee' is 'employees', 'company' 'companies', 'batch' 'batches'. */
export function toPlural(noun: string): string {
  const known = irregular[noun]
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

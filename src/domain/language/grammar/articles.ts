// Chooses 'a' or 'an' by the sound of the next word.

const vowelSound =
  /^(?:[aeio]|u(?!ni(?:que|vers|on|form|ted|ts?\b|corn|f[iy]|lat|son|ty|cycle|sex|cam)|nanim|biq|gan[dn]|k[aeru]|r[aeiou]|s[aeiu]|t[aeio]|ser|tility)|(?:hour|honest|honor|heir)|8|1[18](?!\d(?!\d)))/i
const consonantSound = /^(?:one\b|once\b|eu|ewe|u\.s|us\b|uk\b)/i

/** The article for a word. */
export function articleFor(word: string): 'a' | 'an' {
  const bare = word.replace(/^[“"‘'($]+/, '')
  return vowelSound.test(bare) && !consonantSound.test(bare) ? 'an' : 'a'
}

/** The words with their indefinite article before them. */
export function withArticle(words: string): string {
  return `${articleFor(words)} ${words}`
}

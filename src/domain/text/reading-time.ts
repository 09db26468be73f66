// How long a reader needs for a release. 238 words a minute is the mean for English non-fiction (Brysbaert, 2019).

/** Words an adult reads in a minute. */
const wordsPerMinute = 238

/** Whole minutes, at least one as soon as there is a word; 0 for an empty page. */
export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}

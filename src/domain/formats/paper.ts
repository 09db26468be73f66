// The paper a release is printed on: US Letter where that is the custom, A4 everywhere else.

export type Paper = 'letter' | 'a4'

/** Regions that print on US Letter. */
const letterRegions = new Set('US CA MX PH PR CL CO VE GT CR PA SV HN NI DO BO EC'.split(' '))

/** What a locale says about print: its paper and the language of its text. The locale is a BCP 47 tag or an Accept-Language header. */
export function readLocale(locale: string | undefined): { paper: Paper; language: string } {
  const tag = (locale ?? '').split(/[,;]/)[0]?.trim() ?? ''
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-|$)/i.exec(tag) ?? []
  if (!language) return { paper: 'letter', language: 'en-US' }
  // English without a region is taken as American: the product writes AP style.
  const place = region?.toUpperCase() ?? (language.toLowerCase() === 'en' ? 'US' : undefined)
  return {
    paper: place && letterRegions.has(place) ? 'letter' : 'a4',
    language: place ? `${language.toLowerCase()}-${place}` : language.toLowerCase(),
  }
}

// A lead opens with the news, not with the company's biography. Press rules LED-02.
import { findReplacements, type Rewrite } from './rewrite.ts'

const bioPattern =
  /(?<=^|— )(?<bio>(?:Founded|Established|Headquartered|Based|Created|Started) [^,;“”]{3,90}), (?<name>\p{Lu}[\p{L}\p{N}&.’-]*(?: \p{Lu}[\p{L}\p{N}&.’-]*){0,4}) (?=(?:today |has |will |is |was |announced|\p{Ll}+(?:s|ed) ))/gu

export const bioOpenings: Rewrite = {
  rule: 'LED-02',
  find: (text) =>
    findReplacements(text, [
      [
        bioPattern,
        ({ groups = {} }) => {
          const bio = groups.bio ?? ''
          return `${groups.name}, ${bio.charAt(0).toLowerCase()}${bio.slice(1)}, `
        },
      ],
    ]),
}

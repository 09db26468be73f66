import { expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const readCity = (notes: string): string | undefined => readSheet(sortBrief(notes)).place?.city

it.each([
  // The seat comes before the places of events, partners, prizes and customers.
  [
    'The Sponge Divers Association of Florida holds Sponge Week May 3 to 9 in Tampa and Sarasota. The divers association sits in Pensacola.',
    'Pensacola',
  ],
  [
    'Tidewell Bank has nine branches in and around Yakima. Mr. Ott, who moved here from Seattle, is its chief.',
    'Yakima',
  ],
  [
    'Two Rivers Housing is a nonprofit from La Crosse. It breaks ground on 60 homes in Eau Claire.',
    'La Crosse',
  ],
  [
    'Orrin Cutlery Company, which has made knives in Camillus since 1891, sells its shop in Denver.',
    'Camillus',
  ],
  [
    'We’re a family bakery down in Baton Rouge called Tante Zaza and we won a prize at a dinner in Atlanta.',
    'Baton Rouge',
  ],
  [
    'Bellow & Rye Brewing puts out a beer on May 3 in our taproom on Front Street in Wenatchee and in stores around Spokane.',
    'Wenatchee',
  ],
  ['Kestrel Kites runs three shops in and around Astoria, Oregon. It opens a fourth in Seaside.', 'Astoria'],
  [
    'Fern & Fable Books opens a shop in Boulder on May 3. The first two are in Fort Collins, where the company started.',
    'Fort Collins',
  ],
  [
    'The Harrow Trust gives $2 million to schools in Flint and Saginaw. The trust, based outside Lansing in Okemos, was set up in 1988.',
    'Okemos',
  ],
  // Where the notes say what the release begins with.
  [
    'Goes out under Tucson. Company: Palo Optics Inc. News: Palo Optics ships a lens to a telescope in La Serena, Chile.',
    'Tucson',
  ],
  ['Orchard Street Academy won the state’s garden prize. Say Memphis up top, not the county.', 'Memphis'],
  // "Lincoln City" is no part of Lincoln.
  ['Zephyr Kites designs stunt kites in Lincoln City on the Oregon coast.', 'Lincoln City'],
])('reads where “%s” comes from', (notes, city) => {
  expect(readCity(notes)).toBe(city)
})

it('takes the town of a customer for nobody’s seat', () => {
  expect(
    readCity('Camber Pantry recalls its nut butter. One customer in Corvallis was ill and is well.'),
  ).toBeUndefined()
})

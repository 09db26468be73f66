import { describe, expect, test } from 'vitest'
import { textOf } from '#server/ai/builtin/compose/blocks.ts'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'

/** The paragraph under 'About …', and everything before it. */
function draft(notes: string): { about: string; before: string } {
  const blocks = composeRelease(readStory(notes))
  const at = blocks.findIndex((block) => block.type === 'heading' && /^About /.test(textOf(block)))
  const before = blocks.slice(0, at).map((block) => JSON.stringify(block))
  return { about: textOf(blocks[at + 1]), before: before.join('\n') }
}

const contact = '\n\nPress: Ida Holm, ida@example.com, 555-0100'

describe('the boilerplate', () => {
  test.each([
    [
      'brackets behind the name',
      'Brandvold Hoists (Duluth, 41 techs) bought Pike Lifts of Superior.\nThe deal closed on May 4, 2026.',
      ['Brandvold Hoists is based in Duluth and has 41 techs.'],
    ],
    [
      'a label, before who founded it',
      '- tesselo raised $4 million in a seed round\n- What it does: an app that books piano tuners\n- Founded in 2023 by Ada Byrne (CEO) and Lee Pike (CTO), who met in Akron',
      ['business is an app that books piano tuners', 'was founded in 2023 by Ada Byrne'],
    ],
    [
      'the news itself',
      'Birch Animal Hospital is opening a second clinic in Akron, Ohio, on the east side.\nThe doors open on May 4, 2026.',
      ['Birch Animal Hospital is an animal hospital in Akron, Ohio.'],
    ],
    [
      'speech',
      'On May 4 we start selling Grus, a tile made of slate dust.\nA tile costs $14.\nWe’re Larkin & Sons Tileworks, Dunmore, six of us, been cutting since 1998.',
      ['has been cutting since 1998', 'has a team of six'],
    ],
    [
      'a form',
      'Company: Vinterby Pumps AB, Kalmar, 23 persons, builds pumps for dairies\nWhat: launches the quiet pump Lo on May 4, 2026\nPrice: $900',
      ['Vinterby Pumps AB builds pumps for dairies.', 'is based in Kalmar', 'has a team of 23'],
    ],
    [
      'an apposition',
      'Tessel, a booking platform for piano tuners, opens an office in Ghent on May 4, 2026.\nThe office has room for 12 people.',
      ['Tessel is a booking platform for piano tuners.'],
    ],
    [
      'a trade without a verb',
      'Orgelhaus Wiek, Husum, church organs since 1884, is buying Pfeifer Pipes from Kiel.\nThe deal closes on May 4, 2026.',
      ['Orgelhaus Wiek’s business has been church organs since 1884.'],
    ],
  ])('is made of %s', (_, notes, parts) => {
    const { about } = draft(notes + contact)
    expect(about).not.toContain('[WHAT')
    for (const part of parts) expect(about).toContain(part)
  })

  test('leaves out what is said of another firm', () => {
    const { about } = draft(
      `Brandvold Hoists is buying Pike Lifts.\nFounded 1961, 14 employees, maker of dock cranes.\nThe deal closed on May 4, 2026.${contact}`,
    )
    expect(about).toBe('Brandvold Hoists [WHAT IT DOES AND FOR WHOM].')
  })

  test.each([
    ['how the name is written', 'Parcelhook, one word, launches a locker for bakeries on May 4, 2026.'],
    ['a medal', 'Ridge Cocoa, gold medal, won at the Bean Fair in Lyon on May 4, 2026.'],
    [
      'a timetable',
      'Sound Ferries opens a second route on May 4, 2026.\nSound Ferries leaves at 7:15 a.m. and 2:40 p.m.',
    ],
  ])('is not made of %s', (_, notes) => {
    expect(draft(notes + contact).about).toMatch(/ \[WHAT IT DOES AND FOR WHOM\]\.$/)
  })

  test('asks what the company does where only its town is given', () => {
    const { about } = draft(`Sound Foods, Lima, Ohio, recalls all of lot 0107B.${contact}`)
    expect(about).toContain('[WHAT IT DOES AND FOR WHOM]')
  })

  test('has what is then no key fact', () => {
    const { about, before } = draft(
      `Orgelhaus Wiek, Husum.\nchurch organs since 1884, 27 staff\nnames Tove Brandt managing director, effective May 4, 2026${contact}`,
    )
    expect(about).toContain('27')
    expect(before).not.toContain('church organs')
  })
})

describe('what the boilerplate is told from', () => {
  const about = (notes: string): string => draft(notes + contact).about

  test.each([
    [
      'a label with the company’s name, approved or not',
      'Heron Credit Union of Salisbury, Maryland, opens a branch on May 4, 2026.\nAbout Heron: founded in 1958, 47,000 members, $620 million in assets',
      ['founded in 1958', 'has 47,000 members and $620 million in assets'],
    ],
    [
      'a chat',
      'Gantrel Robotics raised $5.8 million from Ridge Ventures.\nwe’re in Pittsburgh, 14 people, started in 2023 by me (CEO) and Hana Oyelaran (CTO)',
      ['was started in 2023', 'is based in Pittsburgh', 'has a team of 14'],
    ],
    [
      'speech with the noun for the company',
      'Stonewether Cellars launches a sparkling wine called First Frost on May 2, 2026.\nThe winery’s been family owned since 1991, that’s me and my sister Ruth, we’ve got 52 acres.',
      ['has been family owned since 1991', 'has 52 acres'],
    ],
    [
      'a clause beside the news',
      'Brendan Hospital in Duluth, Minnesota, has named Yolanda Achter chief nurse.\nThe hospital, which has 267 beds, picked her because of a program she ran.',
      ['Brendan Hospital is a hospital in Duluth, Minnesota.', 'has 267 beds'],
    ],
    [
      'the name alone, where it says what the company is',
      'The Little Harbor Diaper Bank in Toledo, Ohio, will open a second warehouse on Oct. 15, 2026.',
      ['is a diaper bank in Toledo, Ohio.'],
    ],
  ])('is %s', (_, notes, parts) => {
    const text = about(notes)
    expect(text).not.toContain('[WHAT')
    for (const part of parts) expect(text).toContain(part)
  })

  test('is no size of a firm that is bought', () => {
    expect(about('Acme Tools bought Birch Saws, 14 people, founded in 1961.')).not.toMatch(/14|1961/)
  })

  test('is no name that could be of anything', () => {
    expect(about('Skerrow Group in Duluth, Minnesota, has named Yolanda Achter chief nurse.')).toContain(
      '[WHAT',
    )
  })

  test('says each thing once', () => {
    const text = about(
      'Brightwater Supply Inc. of Toledo, Ohio, has acquired Corvane Labs.\nBrightwater was founded in 1978 and is family owned.',
    )
    expect(text).toBe(
      'Brightwater Supply Inc. was founded in 1978 and is based in Toledo, Ohio. It is family owned.',
    )
  })
})

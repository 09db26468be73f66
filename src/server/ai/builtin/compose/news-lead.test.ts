import { describe, expect, it } from 'vitest'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { textOf } from './blocks.ts'
import { composeRelease } from './compose-release.ts'

const draftOf = (notes: string): string =>
  composeRelease(readStory(notes))
    .map((block) => `${block.type === 'heading' ? '# ' : ''}${textOf(block)}`)
    .join('\n')

describe('a lead written from the slots of the news', () => {
  const voice = [
    'The company is Sombra Water, from Tucson, and it makes drought cover for small farms.',
    'It closed yesterday, three million eight hundred thousand dollars, it is the seed round.',
    'Quebrada Capital is leading and Norte Uno comes also.',
    'Sombra Water has 4,600 farms in Arizona and Utah.',
  ].join('\n')

  it('tells the news that no sentence tells', () => {
    const draft = draftOf(voice)
    expect(draft).toContain('Sombra Water has raised $3.8 million in a seed round led by Quebrada Capital.')
    expect(draft).toContain('# Sombra Water Raises $3.8 Million in Seed Round Led by Quebrada Capital')
  })

  it('loses nothing and tells nothing twice', () => {
    const draft = draftOf(voice)
    expect(draft).toContain('Norte Uno also took part.')
    expect(draft).toContain('4,600 farms')
    expect(draft).not.toContain('is leading')
  })

  it('leaves a sentence alone that tells the same in one clause', () => {
    const draft = draftOf(
      'Kelpwire Ltd, the Aberdeen cable company, has closed a £6.2 million Series A round led by Noordzee Ventures.\nIt watches 1,400 km of cable.',
    )
    expect(draft).toContain(
      'Kelpwire Ltd, the Aberdeen cable company, has closed a £6.2 million Series A round led by Noordzee Ventures.',
    )
  })

  it('adds who led to a sentence that only lacks it', () => {
    const draft = draftOf(
      'Kelpwire Ltd, the Aberdeen cable company, has closed a £6.2m Series A round.\nLed by Noordzee Ventures (Rotterdam) with Cairnbrae Growth taking part.',
    )
    expect(draft).toContain('Series A round led by Noordzee Ventures of Rotterdam.')
    expect(draft).toContain('Cairnbrae Growth also took part.')
  })
})

// Press Release Structure Builder: four release types, each a template to copy, and the SEO tips.
import { headlineLength } from '#domain/rules/headline/headline-length.ts'
import { eventBlocks, fundingBlocks, partnershipBlocks, productLaunchBlocks } from './skeletons.ts'
import { type StructureType, structureTypeLabels } from './structure-types.ts'

type Structure = { readonly label: string; readonly blocks: readonly string[] }

/** Release types in the order of the picker, each with its label and its template. */
export const releaseStructures: Readonly<Record<StructureType, Structure>> = {
  'product-launch': { label: structureTypeLabels['product-launch'], blocks: productLaunchBlocks },
  funding: { label: structureTypeLabels.funding, blocks: fundingBlocks },
  partnership: { label: structureTypeLabels.partnership, blocks: partnershipBlocks },
  event: { label: structureTypeLabels.event, blocks: eventBlocks },
}

/** SEO tips, shown beside the template. */
export const seoTips = [
  `Put the company name and the words people search for in the first ${headlineLength.emailSubject} characters of the headline. Search results cut it off around there.`,
  'Say the same thing in the headline and the first paragraph. Search engines read both as the page’s summary.',
  'Use the term your customers use, once in the headline and where it falls naturally in the text. Repetition doesn’t help.',
  'Use full names on first mention: company, product, people, city. They’re what reporters and search engines look up.',
  'Add one to three links with words that say where they lead, such as “trial results,” not “click here.”',
  'Give each picture a file name, a caption and alt text that describe what it shows.',
  'Publish the release on your own newsroom page before it hits the wire or at the same time, at a permanent address.',
  'Write a page description of up to 155 characters with the news and one number in it.',
] as const

/** Joins blocks into plain text to show and copy, a blank line between them. */
export function writeTemplate(blocks: readonly string[]): string {
  return blocks.join('\n\n')
}

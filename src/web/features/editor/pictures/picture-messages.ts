// Messages about pictures.

import { type PictureProblem, pictureFormats, pictureLimits } from '#domain/document/picture.ts'
import { formatList } from '#domain/text/format-list.ts'
import type { PictureView } from '#web/lib/pictures/picture-library.ts'
import type { Message } from '#web/messages.ts'

/** Below a picture, by its state; a refusal has its own message. */
export const pictureStates: Readonly<Record<Exclude<PictureView['kind'], 'refused'>, string>> = {
  loading: 'Loading picture…',
  shown: '',
  // Also while it is being uploaded, and after a server's first failure.
  waiting: 'Not uploaded yet. It’s saved on this device and will upload automatically.',
  delayed: 'The server can’t save this picture right now. It’s saved on this device, and we’ll keep trying.',
  missing:
    'This picture isn’t available. If a colleague added it offline, it’ll appear once they’re back online.',
  unreachable: 'This picture will appear when you’re back online.',
}

const formats = formatList(Object.values(pictureFormats), 'disjunction')

const sentences: Readonly<Record<PictureProblem, string>> = {
  empty: 'The file is empty.',
  type: `Use a ${formats} file.`,
  svg: 'SVG files can’t be added. Export the drawing as a PNG and add that instead.',
  heic: otherFormat('HEIC', 'a JPEG'),
  avif: otherFormat('AVIF', 'a JPEG or PNG'),
  tiff: otherFormat('TIFF', 'a JPEG or PNG'),
  bytes: `Pictures can be up to ${pictureLimits.megabytes} MB.`,
  pixels: `Pictures can be up to ${pictureLimits.megapixels} megapixels. Resize this one and try again.`,
  broken: 'The file is damaged or isn’t a picture.',
  remote:
    'The text you pasted only links to its pictures. Save each one to your device, then insert it here.',
}

function otherFormat(format: string, better: string): string {
  return `Releases can’t include ${format} pictures. Save this one as ${better} and add that instead. You can add the original to the media kit.`
}

const firstFrameOnly = 'Only the first frame will appear. You can add the original to the media kit.'

/** An animation was added. */
const animationLost = (name?: string): Message => ({
  title: name ? `${name} won’t animate in the release` : 'Animations won’t play in the release',
  text: firstFrameOnly,
})

export function pictureRefused(problem: PictureProblem, name?: string): Message {
  const title = problem === 'remote' ? 'Pictures were left out' : 'This picture can’t be added'
  return { title: name ? `${name} can’t be added` : title, text: sentences[problem] }
}

/** What happened to pictures that came together. The name is that of a file; what is pasted has none. */
export interface PictureOutcome {
  name?: string | undefined
  problem?: PictureProblem | undefined
  wasAnimated?: boolean
}

/** One message about all of them, because only one is visible at a time; undefined if there is nothing to say. */
export function describeOutcomes(outcomes: readonly PictureOutcome[]): Message | undefined {
  const moving = outcomes.filter(({ wasAnimated }) => wasAnimated)
  const still = moving[0] && animationLost(moving.length === 1 ? moving[0].name : undefined)
  const refusal = describeRefused(outcomes)
  return refusal && still
    ? { title: refusal.title, text: `${refusal.text} ${still.title}. ${still.text}` }
    : (refusal ?? still)
}

function describeRefused(outcomes: readonly PictureOutcome[]): Message | undefined {
  const refused = outcomes.flatMap(({ problem, name }) => (problem ? [{ problem, name }] : []))
  const [first] = refused
  if (!first) return undefined
  const problems = [...new Set(refused.map(({ problem }) => problem))]
  const isOne = refused.length === 1 || (problems.length === 1 && first.name === undefined)
  if (isOne) return pictureRefused(first.problem, first.name)
  const texts = problems.map((problem) => {
    const names = refused.flatMap(({ problem: other, name }) => (other === problem && name ? [name] : []))
    const isForAll = names.length === 0 || problems.length === 1
    return isForAll ? sentences[problem] : `${listNames(names)}: ${sentences[problem]}`
  })
  return { title: `${refused.length} pictures can’t be added`, text: texts.join(' ') }
}

const mostNames = 3

function listNames(names: readonly string[]): string {
  if (names.length <= mostNames) return formatList(names)
  return formatList([...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`])
}

// Messages about pictures.

import { type PictureProblem, pictureFormats, pictureLimits } from '#domain/document/picture.ts'
import { formatList } from '#domain/text/format-list.ts'
import type { PictureView } from '#web/lib/pictures/picture-library.ts'
import type { Message } from '#web/messages.ts'

/** Below a picture, by its state; a refusal has its own message. */
export const pictureStates: Readonly<Record<Exclude<PictureView['kind'], 'refused'>, string>> = {
  loading: 'Loading picture…',
  shown: '',
  waiting: 'Not uploaded yet. It’s saved on this device and will upload when you’re back online.',
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

/** An animation was added. */
export const pictureStilled = (name?: string): Message => ({
  title: name ? `${name} won’t animate in the release` : 'Animations won’t play in the release',
  text: 'Only the first frame will appear. You can add the original to the media kit.',
})

export function pictureRefused(problem: PictureProblem, name?: string): Message {
  const title = problem === 'remote' ? 'Pictures were left out' : 'This picture can’t be added'
  return { title: name ? `${name} can’t be added` : title, text: sentences[problem] }
}

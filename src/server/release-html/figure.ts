// A picture of a document while its HTML is read: <figure data-picture="id"> with an image and a caption, and nothing else. Other figures
// are text like any other. An image has no address here: the id names the file.
import { readPicture } from '#domain/document/picture.ts'
import type { ReleasePicture } from '#domain/formats/release-tree.ts'

type Attributes = ReadonlyMap<string, string>

export interface Figure {
  /** Takes a start tag; false when the tag isn't part of a picture, which ends there. */
  start(tag: string, attributes: Attributes): boolean
  end(tag: string): boolean
  /** Takes text; false outside of a picture. */
  take(chars: string): boolean
  /** Ends a picture that nobody closed. */
  finish(): void
}

export function createFigure(before: () => void, add: (picture: ReleasePicture) => void): Figure {
  let fields: Record<string, unknown> | undefined
  let isCaption = false
  const finish = () => {
    const picture = fields && readPicture(fields)
    fields = undefined
    isCaption = false
    if (picture) add({ type: 'picture', ...picture })
  }
  const begin = (attributes: Attributes) => {
    const id = attributes.get('data-picture') ?? ''
    if (!readPicture({ id })) return false
    before()
    fields = { id, credit: attributes.get('data-credit'), rights: attributes.get('data-rights'), caption: '' }
    return true
  }
  return {
    finish,
    start(tag, attributes) {
      if (!fields) return tag === 'figure' && begin(attributes)
      if (tag === 'img')
        Object.assign(fields, {
          alt: attributes.get('alt'),
          width: attributes.get('width'),
          height: attributes.get('height'),
        })
      else if (tag === 'figcaption') isCaption = true
      else if (tag === 'br') fields.caption = `${fields.caption} `
      else if (!isInline(tag)) {
        finish()
        return tag === 'figure' && begin(attributes)
      }
      return true
    },
    end(tag) {
      if (!fields) return false
      if (tag === 'figcaption') isCaption = false
      if (tag === 'figure') finish()
      return true
    },
    take(chars) {
      if (fields && isCaption) fields.caption = `${fields.caption}${chars}`
      return fields !== undefined
    },
  }
}

const isInline = (tag: string): boolean => /^(?:a|b|em|font|i|mark|small|span|strong|sub|sup|u)$/.test(tag)

// The response format that the client accepts.
import { restErrors } from './errors.ts'

export interface Media {
  format: 'array' | 'object' | 'csv'
  stripNulls: boolean
  type: string
}

const known: Record<string, Omit<Media, 'stripNulls'>> = {
  '*/*': { format: 'array', type: 'application/json; charset=utf-8' },
  'application/*': { format: 'array', type: 'application/json; charset=utf-8' },
  'application/json': { format: 'array', type: 'application/json; charset=utf-8' },
  'application/vnd.pgrst.array+json': {
    format: 'array',
    type: 'application/vnd.pgrst.array+json; charset=utf-8',
  },
  'application/vnd.pgrst.array': { format: 'array', type: 'application/vnd.pgrst.array+json; charset=utf-8' },
  'application/vnd.pgrst.object+json': {
    format: 'object',
    type: 'application/vnd.pgrst.object+json; charset=utf-8',
  },
  'application/vnd.pgrst.object': {
    format: 'object',
    type: 'application/vnd.pgrst.object+json; charset=utf-8',
  },
  'text/csv': { format: 'csv', type: 'text/csv; charset=utf-8' },
}

/** The first accepted type that we support. */
export function chooseMedia(accept: string | undefined): Media {
  const acceptedTypes = (accept || '*/*').split(',').map((mediaType) => mediaType.trim().toLowerCase())
  for (const mediaType of acceptedTypes) {
    const [name = '', ...options] = mediaType.split(';').map((part) => part.trim())
    const media = Object.hasOwn(known, name) ? known[name] : undefined
    if (media) return withOptions(media, options)
  }
  throw restErrors.notAcceptable(acceptedTypes.join(', ').slice(0, 200))
}

function withOptions(media: Omit<Media, 'stripNulls'>, options: string[]): Media {
  const stripNulls = media.type.includes('vnd.pgrst') && options.includes('nulls=stripped')
  return { ...media, stripNulls, type: stripNulls ? media.type.replace(';', ';nulls=stripped;') : media.type }
}
